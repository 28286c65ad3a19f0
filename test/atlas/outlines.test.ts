import { geoArea } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import { countryBox } from '../../scripts/atlas/outlines/countryBox.ts';
import { labelOf } from '../../scripts/atlas/outlines/label.ts';
import { mainParts } from '../../scripts/atlas/outlines/mainParts.ts';
import { misplacedNames } from '../../scripts/atlas/outlines/nameCover.ts';
import { parseRings } from '../../scripts/atlas/outlines/rings.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import type { Outline } from '../../src/maps/outline';
import { widthKm } from '../../src/maps/webMercator';
import { renderedText } from './renderedText';

const placeOf = (country: string) => {
  const place = PLACES.find(({ name }) => name === country);
  if (!place) throw new Error(`no place in ${country}`);
  return place;
};
const readOutline = (country: string) =>
  JSON.parse(renderedText(placeOf(country), 'outline.json')) as Outline;
const boxOf = (country: string) => countryBox(placeOf(country));

it.each([
  ['France', 'Corsica', 9, 42, true],
  ['France', 'Guiana', -53, 4, false],
  ['Malaysia', 'Borneo', 115, 3, true],
  ['Norway', 'Svalbard', 16, 79, false],
  ['Portugal', 'the Azores', -25.5, 37.8, false],
  ['Japan', 'Hokkaido', 143, 43, true],
  ['United States', 'Alaska', -150, 61, true],
])('what belongs in the picture of %s: %s', (country, _part, lon, lat, isIn) => {
  const isNear = ([x = NaN, y = NaN]: number[]) => Math.hypot(x - lon, y - lat) < 3;
  const corners = mainParts(placeOf(country)).flatMap(({ coordinates }) => coordinates.flat());
  expect(corners.some(isNear)).toBe(isIn);
});

it.each(['Bahamas', 'Canada', 'Malaysia', 'New Zealand', 'United States'])(
  'the picture of %s holds nine tenths of its area, and not every islet',
  (country) => {
    const areaOf = (parts: ReturnType<typeof mainParts>) =>
      parts.reduce((sum, part) => sum + geoArea(part), 0);
    const [main, all] = [mainParts(placeOf(country)), polygonsOf(country)];
    expect(areaOf(main)).toBeGreaterThanOrEqual(0.9 * areaOf(all));
    expect(main.length).toBeLessThan(all.length / 2);
  },
);

describe('the picture of a country', () => {
  it('is centred on the country, not on the landmark', () => {
    const { x, y } = boxOf('Brazil');
    expect([x * 360 - 180, y]).toEqual([expect.closeTo(-54.4, 0), expect.closeTo(0.54, 1)]);
  });

  it.each(['Monaco', 'Vatican City', 'Nauru'])('shows at least 64 km: %s', (country) => {
    expect(widthKm(boxOf(country))).toBeCloseTo(64, 6);
  });

  it.each(['Fiji', 'Russia', 'New Zealand'])('reaches over the antimeridian: %s', (country) => {
    const { x, width } = boxOf(country);
    expect([Math.floor(x - width / 2), Math.floor(x + width / 2)]).toEqual([0, 1]);
    for (const ring of parseRings(readOutline(country).path)) {
      const columns = ring.map(([column]) => column);
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(FILE.width);
    }
  });
});

describe('the label', () => {
  const square = (left: number, top: number, size: number) =>
    `M${left} ${top}l${size} 0 0 ${size} ${-size} 0Z`;

  it('is inside where the country has room, away from the landmark', async () => {
    const { inside } = await labelOf(square(240, 80, 800), [640, 480], 300);
    const [x, y, room] = inside;
    expect([x, room]).toEqual([expect.closeTo(640, -1), expect.closeTo(800, -2)]);
    expect(Math.abs(y - 480)).toBeGreaterThan(50);
  });

  it('is beside a country without room, which it does not cover', async () => {
    const { inside, beside, anchor, tip } = await labelOf(square(600, 440, 80), [640, 480], 300);
    expect(inside[2]).toBeLessThanOrEqual(80);
    const [left, right] =
      anchor === 'start' ? [beside[0], beside[0] + 300] : [beside[0] - 300, beside[0]];
    const isBeside = right < 600 || left > 680 || Math.abs(beside[1] - 480) > 64;
    expect([isBeside, left > 0, right < FILE.width]).toEqual([true, true, true]);
    expect(
      [600, 680].some(
        (edge) => Math.min(Math.abs(tip[0] - edge), Math.abs(tip[1] - edge + 160)) < 8,
      ),
    ).toBe(true);
  });

  it.each([
    ['inside', [640, 480, 200], [0, 0], []],
    ['inside, over the border', [440, 480, 200], [0, 0], ['Chad']],
    ['beside', [640, 480, 0], [860, 480], []],
    ['beside, over the border', [640, 480, 0], [820, 480], ['Chad']],
    ['beside, out of the frame', [640, 480, 0], [1260, 480], ['Chad']],
  ] as const)('is checked where it is %s', async (_where, inside, beside, misplaced) => {
    const outline = { ...readOutline('Chad'), path: square(440, 280, 400), inside, beside };
    expect(await misplacedNames({ ...outline, anchor: 'start' }, ['Chad'])).toEqual(misplaced);
  });

  it('points at the landmark of a country that is smaller than a pixel', async () => {
    const { tip } = await labelOf('M640 482l0-4Z', [640, 480], 300);
    expect(Math.hypot(tip[0] - 640, tip[1] - 480)).toBeLessThan(12);
  });

  it('and the locator keep apart', async () => {
    const { corner } = await labelOf(square(1000, 0, 280), [1100, 100], 300);
    expect(corner).not.toBe('ne');
  });
});

describe('the facts of a country', () => {
  it('are its area with its rank, and its neighbours, largest first', () => {
    expect(readOutline('Austria')).toMatchObject({
      areaKm2: 84_000,
      neighbours: [
        'Germany',
        'Italy',
        'Hungary',
        'Czechia',
        'Slovakia',
        'Switzerland',
        'Slovenia',
        'Liechtenstein',
      ],
    });
    expect([readOutline('Russia').areaRank, readOutline('Vatican City').areaRank]).toEqual([
      1, 200,
    ]);
  });

  it.each([
    ['France', ['Brazil', 'Suriname', 'Netherlands'], ['French Guiana', 'Réunion']],
    ['United States', [], ['Hawaii', 'Guam']],
    ['United Kingdom', ['Spain'], ['Bermuda', 'Gibraltar', 'Montserrat']],
    ['Denmark', ['Canada'], ['Faroe Islands', 'Greenland']],
    ['Canada', [], []],
    ['New Zealand', [], ['Cook Islands', 'Niue', 'Tokelau']],
  ])('say what of %s is beyond its picture', (country, neighbours, parts) => {
    const { neighboursBeyond, partsBeyond } = readOutline(country);
    const names = countries.find(({ name }) => name === country)?.parts ?? [];
    expect(neighboursBeyond).toEqual(neighbours);
    expect(partsBeyond.map((index) => names[index])).toEqual(expect.arrayContaining(parts));
    expect(partsBeyond.map((index) => names[index])).not.toContain('Corsica');
  });
});
