import { describe, expect, it } from 'vitest';

import { globeView, VIEW_SIZE } from '../../../../src/features/earth/globe/globeView';
import { EARTH, landmarks } from '../../../support/earth';

const MIDDLE = VIEW_SIZE / 2;
const viewFrom = (lat: number, lon: number, zoom = 1) =>
  globeView({ lat, lon, zoom }, EARTH.shapes);
const countryAt = (
  lat: number,
  lon: number,
  names: readonly string[],
  { right = 0, pixel = 1, zoom = 1 } = {},
) =>
  viewFrom(lat, lon, zoom).countryAt({ x: MIDDLE + right, y: MIDDLE, pixel }, landmarks(...names))
    ?.name;

describe('the country at a position', () => {
  it.each([
    ['Egypt', 27, 30],
    ['Russia', 67, -175],
    ['Fiji', -16.7, -179.9],
    ['United States', 64, -150],
    ['Kiribati', 1.33, 173],
    ['New Zealand', -44, 170],
  ])('is %s at %f, %f', (name, lat, lon) => {
    expect(countryAt(lat, lon, ['Chad', name])).toBe(name);
    expect(countryAt(lat, lon, ['Chad'])).toBeUndefined();
  });

  it('is a small one within reach, on the land around it too if it is close by', () => {
    const vatican = [41.9, 12.45] as const;
    expect(countryAt(...vatican, ['Vatican City'], { right: 20 })).toBe('Vatican City');
    expect(countryAt(...vatican, ['Vatican City'], { right: 30 })).toBeUndefined();
    // In half of the size, it is twice as many pixels away.
    expect(countryAt(...vatican, ['Vatican City'], { right: 30, pixel: 2 })).toBe('Vatican City');
    expect(countryAt(...vatican, ['Vatican City', 'Italy'], { right: 3 })).toBe('Vatican City');
    expect(countryAt(...vatican, ['Vatican City', 'Italy'], { right: 9 })).toBe('Italy');
  });

  it('is that of a small territory within reach, on the land around it too if it is close by', () => {
    const gibraltar = [36.13, -5.35] as const;
    expect(countryAt(32.31, -64.76, ['United Kingdom'], { right: 20 })).toBe('United Kingdom');
    expect(countryAt(32.31, -64.76, ['United Kingdom'], { right: 30 })).toBeUndefined();
    expect(countryAt(...gibraltar, ['Spain', 'United Kingdom'])).toBe('United Kingdom');
    expect(countryAt(40, -4, ['Spain', 'United Kingdom'])).toBe('Spain');
  });

  it('is no large one on the sea beside it', () => {
    // Off Lima.
    expect(countryAt(-12.5, -78.5, ['Peru'])).toBeUndefined();
  });

  it('is told from its neighbours from near', () => {
    const aside = { right: 25 };
    expect(countryAt(50.6, 4.7, ['Belgium', 'Germany'], aside)).toBe('Germany');
    expect(countryAt(50.6, 4.7, ['Belgium', 'Germany'], { ...aside, zoom: 4 })).toBe('Belgium');
  });

  it('is none beside the globe, or behind it', () => {
    expect(countryAt(27, 30, ['Egypt'], { right: 495 })).toBeUndefined();
    expect(countryAt(-27, -150, ['Egypt'])).toBeUndefined();
  });
});

describe('an outline', () => {
  it('is drawn where the country is seen', () => {
    const [egypt] = landmarks('Egypt');
    const path = (egypt && viewFrom(27, 30).outline(egypt)) ?? '';
    const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThan(400);
    expect(Math.max(...numbers)).toBeLessThan(600);
    expect(egypt && viewFrom(-27, -150).outline(egypt)).toBe('');
  });

  it('has a ring of one size around it, near or far, where it is seen', () => {
    const point = { lat: 0, lon: 0 };
    const [far, near] = [viewFrom(0, 0), viewFrom(0, 0, 4)].map((view) => view.ring(point));
    expect(far).toBe(near);
    expect(far).toMatch(/^M500,500m0,\d/);
    expect(viewFrom(0, 120).ring(point)).toBe('');
  });

  it('has a dot for each small territory', () => {
    const [kingdom] = landmarks('United Kingdom');
    const path = kingdom && viewFrom(36.13, -5.35).outline(kingdom);
    // Gibraltar, in the middle.
    expect(path).toContain('M500,500m0,');
  });

  it('of a small country is a dot', () => {
    const [tuvalu] = landmarks('Tuvalu');
    expect(tuvalu && viewFrom(-8, 179).outline(tuvalu)).toMatch(/^M[\d.,m]+a/);
  });
});
