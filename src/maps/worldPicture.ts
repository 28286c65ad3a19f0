import { project } from './webMercator.ts';

/** The world from 180° W to 180° E and from 84.0° N to 70.6° S. */
export const WORLD_BOX = { x: 0.5, y: project({ lat: 32, lon: 0 }).y, width: 1 };

/** The atlas's picture of the world. Copies of it fit together side by side. */
export const worldPicture = { url: '/atlas/world-da742f.avif', box: WORLD_BOX };
