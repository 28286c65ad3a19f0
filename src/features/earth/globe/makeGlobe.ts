import type { LitCountry } from '../../../domain/earth';
import { type Point, toRadians } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';
import { drawMarks } from './marks';
import { FRAGMENT, VERTEX } from './shader';

/** The width of the marks as a multiple of the canvas's, at which lines are sharp. */
const MARKS_RATIO = 4;
/** In pixels: all GPUs with WebGL 2 in use take this much. */
const MAX_MARKS = 4096;

export type Globe = ReturnType<typeof makeGlobe>;

/**
 * Prepares a canvas to draw the Earth on it, seen from anywhere.
 * @param pixels the canvas's width and height
 * @throws Error without WebGL 2
 */
export function makeGlobe(
  canvas: HTMLCanvasElement,
  earth: Earth,
  lit: readonly LitCountry[],
  pixels: number,
) {
  const gl = canvas.getContext('webgl2', { antialias: false });
  if (!gl) throw new Error('No WebGL 2.');
  const marks = drawMarks(Math.min(MAX_MARKS, MARKS_RATIO * pixels), earth, lit);

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
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('The shader failed.');
  gl.useProgram(program);
  const uniform = (name: string) => gl.getUniformLocation(program, name);

  // Keeps what is seen at a flat angle sharp.
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  for (const [unit, [name, source]] of Object.entries({ world: earth.picture, marks }).entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    if (anisotropy) gl.texParameteri(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 4);
    gl.uniform1i(uniform(name), unit);
  }
  marks.close();
  return {
    /** @param centre the point that faces the viewer */
    draw({ lon, lat }: Point, size: number) {
      canvas.width = canvas.height = size;
      gl.viewport(0, 0, size, size);
      gl.uniform1f(uniform('size'), size);
      gl.uniform2f(uniform('centre'), toRadians(lon), toRadians(lat));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

/** Releases the GPU's memory. The canvas cannot be drawn on any more. */
export const releaseGlobe = (canvas: HTMLCanvasElement) =>
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
