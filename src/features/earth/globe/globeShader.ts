import { SEAM } from './marks';
import { MAX_ZOOM } from './turns';

/** The globe's radius as a share of half its canvas: the rest is air. */
export const RADIUS = 0.94;

/** One triangle over the whole canvas. */
export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(4 * (gl_VertexID & 1) - 1, 4 * (gl_VertexID >> 1) - 1, 0, 1);
}`;

export const FRAGMENT = `#version 300 es
precision highp float;

uniform sampler2D world, marks;
uniform vec2 centre; // longitude and latitude, in radians
uniform float zoom; // 1 is the whole Earth
uniform float size; // of the canvas, in pixels
uniform vec2 source; // where light begins to run over the Earth: longitude and latitude, in radians
uniform float reach; // how far it has come, in radians
out vec4 color;

const float PI = 3.14159265;
const float RADIUS = ${RADIUS};
const float SEAM = ${(SEAM + 180) / 360}; // where the marks begin
const vec3 AIR = vec3(.30, .62, .95);
const vec3 EDGE = vec3(1., .48, .31);
const float FRONT = .25; // the width of the light's front, in radians

void main() {
  vec2 p = (gl_FragCoord.xy / size * 2. - 1.) / (RADIUS * zoom);
  float r = length(p);
  float z = sqrt(max(0., 1. - r * r));

  // The point of the Earth that is seen here, on both pictures of it.
  float toPole = z * cos(centre.y) - p.y * sin(centre.y);
  float lat = asin(clamp(p.y * cos(centre.y) + z * sin(centre.y), -1., 1.));
  float lon = centre.x + atan(p.x, toPole);
  vec2 at = vec2(lon / (2. * PI) + .5, .5 - lat / PI);
  vec2 right = dFdx(at), up = dFdy(at);
  right -= round(right);
  up -= round(up);
  vec3 real = textureGrad(world, at, right, up).rgb;
  at.x -= SEAM;
  // Near, lines are thinner, lights smaller, and edges sharper than texels.
  float nearness = (zoom - 1.) / ${MAX_ZOOM - 1}.;
  vec3 mark = textureGrad(marks, at, right, up).rgb;
  vec3 least = nearness * vec3(.3, .1, .32), most = 1. - nearness * vec3(.3, .2, .2);
  mark = clamp((mark - least) / (most - least), 0., 1.);
  float level = log2(float(textureSize(marks, 0).x) / 360. / zoom); // a texel is a degree of the whole Earth wide
  float halo = textureLod(marks, at, level).r;
  float glow = textureLod(marks, at, level + 2.5).r;
  float across = cos(lat) * cos(source.y) * cos(lon - source.x);
  float away = acos(clamp(sin(lat) * sin(source.y) + across, -1., 1.));
  float day = smoothstep(0., FRONT, reach - away);
  mark.rb *= day;
  halo *= day;
  glow *= day;

  // Dark: deep water, and land as by night.
  float luma = dot(real, vec3(.3, .59, .11));
  float land = smoothstep(-.16, -.02, real.r - real.b);
  vec3 sea = mix(vec3(.022, .086, .140), vec3(.085, .245, .335), smoothstep(.18, .50, luma));
  vec3 night = mix(vec3(.085, .165, .225), vec3(.235, .355, .440), smoothstep(.12, .85, luma));
  vec3 dark = mix(sea, night, land);
  dark += mark.g * vec3(.12, .18, .21);
  // What is lit shines into the dark around it, but not into a sea that it encloses, nor to the poles, where
  // few coarse texels meet.
  float shine = .7 * halo * (1. - halo) + .9 * glow * (1. - glow);
  dark += shine * (1. - mark.r) * smoothstep(.06, .25, cos(lat)) * EDGE;

  vec3 lit = mix(vec3(luma), real, 1.08) * 1.06;
  vec3 ground = mix(dark, lit, mark.r);
  // Softer between two lit countries.
  ground = mix(ground, EDGE, mark.b * mix(1., .5, smoothstep(.6, 1., halo)));

  ground += day * (1. - day) * EDGE;

  // A soft light from the upper left, a darker limb, and the air in front of it.
  float light = .62 + .38 * pow(z, .6) + .10 * dot(vec3(p, z), normalize(vec3(-.6, .7, .4)));
  ground *= light;
  ground = mix(ground, AIR, .55 * pow(1. - z, 3.));

  float pixel = 2. / (size * RADIUS * zoom);
  float inside = 1. - smoothstep(1. - pixel, 1. + pixel, r);
  float air = .55 * exp(-max(0., r - 1.) * 34.) * smoothstep(1. / RADIUS, 1. / RADIUS - .04, r);
  color = vec4(mix(AIR * air, ground, inside), mix(air, 1., inside));
}`;
