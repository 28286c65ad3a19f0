import { describe, expect, it } from 'vitest';

import { codeOf, widthKm, zoomOf, zoomsOf } from '../../scripts/atlas/scale.mjs';
import type { Sight } from '../../scripts/atlas/sight.mjs';

const PLAIN: Sight = { land: 1, middle: 1, shore: 0, river: 0, relief: 0.2, fresh: 0.1 };
const COAST = { land: 0.6, shore: 1 };

/** What there is to see by the picture's width in km, on the equator. */
const sights =
  (at: (km: number) => Partial<Sight> = () => ({})) =>
  (zoom: number): Sight => ({ ...PLAIN, ...at(widthKm(zoom, 0)) });

const none: (zoom: number) => number = () => 0;
const firstKm = (around: ReturnType<typeof sights>, outline = none) =>
  widthKm(zoomsOf(around, 0, outline)[0] ?? NaN, 0);
/** The share of the outline of a country so many km wide. */
const outlineOf = (country: number) => (zoom: number) => Math.min(1, widthKm(zoom, 0) / country);

describe('the first picture', () => {
  it('is 150 to 400 km wide where a shore carries it', () => {
    expect(firstKm(sights(() => COAST))).toBeGreaterThan(300);
    expect(firstKm(sights(() => COAST))).toBeLessThanOrEqual(400);
  });

  it('is nearer where it would show too much of the country’s outline', () => {
    const around = sights(() => COAST);
    expect(firstKm(around, outlineOf(700))).toBeLessThan(700 * 0.31);
    expect(firstKm(around, outlineOf(700))).toBeGreaterThanOrEqual(150);
  });

  it('is as wide as it must be for a shore, mountains or a great river to come into view', () => {
    expect(firstKm(sights((km) => (km > 900 ? COAST : {})))).toBeCloseTo(930, -2);
    expect(firstKm(sights((km) => (km > 900 ? { relief: 0.7 } : {})))).toBeCloseTo(930, -2);
    expect(firstKm(sights((km) => (km > 900 ? { river: 2 } : {})))).toBeCloseTo(930, -2);
  });

  it('is no wider than 1,500 km where nothing comes into view at all', () => {
    expect(firstKm(sights())).toBeLessThanOrEqual(1500);
    expect(firstKm(sights())).toBeGreaterThan(1200);
  });

  it('takes no small lakes in a plain for a shore', () => {
    expect(firstKm(sights((km) => (km < 400 ? { shore: 2, land: 0.99 } : {})))).toBeGreaterThan(
      400,
    );
  });

  it('shows a part of a small island only, as near as its outline is true', () => {
    const island = sights((km) => ({ shore: 1, land: Math.min(0.4, 20 / km) }));
    expect(zoomsOf(island, 0, outlineOf(120))[0]).toBeGreaterThan(10);
    expect(zoomsOf(island, 0, () => 1)[0]).toBe(11);
  });

  it('is no nearer than an atoll’s outline is true', () => {
    const atoll = sights(() => ({ shore: 1, land: 0.01, middle: 0.02 }));
    expect(zoomsOf(atoll, 0, none)[0]).toBe(10);
  });
});

describe('the way out', () => {
  it('goes farther with every level, to where the continent is seen', () => {
    for (const around of [sights(), sights(() => COAST), sights(() => ({ fresh: 0 }))]) {
      const zooms = zoomsOf(around, 0, none);
      expect(zooms).toHaveLength(7);
      expect(zooms).toEqual([...new Set(zooms)].sort((a, b) => b - a));
      expect(zooms[6]).toBe(3.5);
    }
  });

  it('passes faster over what shows nothing new', () => {
    const sea = sights((km) => ({ ...COAST, fresh: km > 600 && km < 2400 ? 0 : 0.3 }));
    const within = zoomsOf(sea, 0, none).filter(
      (zoom) => widthKm(zoom, 0) > 600 && widthKm(zoom, 0) < 2400,
    );
    const all = zoomsOf(
      sights(() => ({ ...COAST, fresh: 0.3 })),
      0,
      none,
    ).filter((zoom) => widthKm(zoom, 0) > 600 && widthKm(zoom, 0) < 2400);
    expect(within.length).toBeLessThan(all.length);
  });
});

describe('a zoom’s code', () => {
  it('is one digit, from which the zoom is read again', () => {
    for (let zoom = 3.5; zoom <= 11; zoom += 0.25) {
      expect(codeOf(zoom)).toMatch(/^[0-9a-z]$/);
      expect(zoomOf(codeOf(zoom))).toBe(zoom);
    }
  });
});
