import type { LitCountry } from '../../../domain/earth';
import { type Point, toRadians } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';
import { FRAGMENT, VERTEX } from './globeShader';
import { drawMarks } from './marks';

/** The width of the marks as a multiple of the canvas's, at which lines are sharp. */
const MARKS_RATIO = 4;
/** In pixels. More takes long to draw. */
const MAX_MARKS = 4096;
/** Beyond all of the Earth, in degrees. */
const EVERYWHERE = 360;

/** Light that runs over the Earth: where it begins, and how far it has come, in degrees. */
export type Dawn = Point & { readonly reach: number };

/** What is drawn: the point that faces the viewer, and how near it is. */
export type Scene = Point & {
  readonly zoom?: number;
  /** Without it, all that is lit shines. */
  readonly dawn?: Dawn | undefined;
};

export type GlobeRenderer = ReturnType<typeof makeGlobeRenderer>;

/** Reduces a picture that is wider. */
function fit(picture: ImageBitmap, width: number) {
  if (picture.width <= width) return picture;
  const canvas = new OffscreenCanvas(width, width / 2);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, width / 2);
  return canvas;
}

/**
 * Prepares a canvas to draw the Earth on it, seen from anywhere.
 * @param pixels the canvas's width and height
 * @throws Error without WebGL 2, or if it fails
 */
export function makeGlobeRenderer(
  canvas: HTMLCanvasElement,
  earth: Earth,
  lit: readonly LitCountry[],
  pixels: number,
) {
  // Preserved, it can be printed, saved and captured.
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error('No WebGL 2.');
  /** In pixels: 2048 where Firefox resists fingerprinting. */
  const limit = Math.min(
    ...[gl.MAX_TEXTURE_SIZE, gl.MAX_RENDERBUFFER_SIZE].map((each) => Number(gl.getParameter(each))),
  );
  const marks = drawMarks(Math.min(limit, MAX_MARKS, MARKS_RATIO * pixels), earth, lit);

  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  const uniform = (name: string) => gl.getUniformLocation(program, name);

  // Keeps what is seen at a flat angle sharp.
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  const upload = (unit: number, name: string, source: TexImageSource) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    // The one that it replaces, if any.
    gl.deleteTexture(gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture | null);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    if (anisotropy) gl.texParameteri(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 4);
    gl.uniform1i(uniform(name), unit);
  };
  upload(0, 'world', fit(earth.picture, limit));
  upload(1, 'marks', marks);
  marks.close();

  const globe = {
    draw: ({ lon, lat, zoom = 1, dawn }: Scene, pixels: number) => {
      const size = Math.min(limit, pixels);
      canvas.width = canvas.height = size;
      gl.viewport(0, 0, size, size);
      gl.uniform1f(uniform('size'), size);
      gl.uniform1f(uniform('zoom'), zoom);
      gl.uniform2f(uniform('centre'), toRadians(lon), toRadians(lat));
      const { lon: x, lat: y, reach } = dawn ?? { lon, lat, reach: EVERYWHERE };
      gl.uniform2f(uniform('source'), toRadians(x), toRadians(y));
      gl.uniform1f(uniform('reach'), toRadians(reach));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    /** Whether the context takes a picture of this width. */
    takes: (width: number) => width <= limit,
    /** Takes a finer picture of the Earth. */
    refine: (picture: ImageBitmap) => upload(0, 'world', picture),
    /** Releases the GPU's memory. The canvas cannot be drawn on any more. */
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
  // A trial, out of sight. It takes the uploads' time, so that the first frame takes as long as any other.
  globe.draw({ lon: 0, lat: 0 }, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
  const error = gl.getError();
  if (error === gl.NO_ERROR) return globe;
  globe.release();
  throw new Error(`WebGL failed: ${error}.`);
}
