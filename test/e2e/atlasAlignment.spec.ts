import { geoArea, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-10m.json' with { type: 'json' };

import { isWater } from '../../scripts/atlas/inspection.mjs';
import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { ZoomLevel } from '../../src/domain/round';
import { atlas, atlasZoom } from '../../src/maps/atlas';
import { expect, test } from './support/test';
import { placeOf } from './support/world';

/** Coasts on both axes, from the far north to the far south and across the antimeridian. */
const COUNTRIES = 'AU BR CL CU EG ES FJ FR GB GR ID IS IT JP KR MX NO NZ PH PT TR US WS ZA'.split(
  ' ',
);
const LEVEL = 17 satisfies ZoomLevel;

/** Pixels of the comparison, 5 of the file's to one, and the shifts that are tried. */
const [WIDTH, HEIGHT] = [160, 120];
const SHIFTS = [-3, -2, -1, 0, 1, 2, 3];

const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
/** One feature a polygon, but for three islets of the Maldives, wound as all the Earth without them. */
const land = feature(topology, topology.objects.countries)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
  .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  .filter((polygon) => geoArea(polygon) < 2 * Math.PI);

/** Natural Earth's land in the picture's view, as a path, with the place at its centre. */
function expectedLand({ lat, lon }: { lat: number; lon: number }, zoom: number) {
  const worldPixels = (256 * 2 ** zoom * WIDTH) / 640;
  const projection = geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(worldPixels / (2 * Math.PI))
    .translate([WIDTH / 2, HEIGHT / 2])
    .clipExtent([
      [-1, -1],
      [WIDTH + 1, HEIGHT + 1],
    ]);
  return geoPath(projection)({ type: 'GeometryCollection', geometries: land }) ?? '';
}

for (const iso2 of COUNTRIES) {
  test(`the atlas's place is at the centre of its picture: ${iso2}`, async ({ page }) => {
    const country = countries.find((entry) => entry.iso2 === iso2);
    const name = country?.name ?? '';
    const place = placeOf(country);
    const picture = atlas.pictureUrl({ country: name, ...place }, LEVEL);
    await page.goto('/about');
    const { shown, expected } = await page.evaluate(
      async ({ url, path, width, height }) => {
        const draw = (paint: (context: CanvasRenderingContext2D) => void) => {
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d');
          if (!context) throw new Error('no canvas');
          paint(context);
          return [...context.getImageData(0, 0, width, height).data];
        };
        const image = Object.assign(new Image(), { src: url });
        await image.decode();
        return {
          shown: draw((context) => {
            context.imageSmoothingQuality = 'high';
            context.drawImage(image, 0, 0, width, height);
          }),
          expected: draw((context) => {
            context.fill(new Path2D(path));
          }),
        };
      },
      {
        url: 'url' in picture ? picture.url : '',
        path: expectedLand(place, atlasZoom(name, LEVEL)),
        width: WIDTH,
        height: HEIGHT,
      },
    );
    const agreement = (dx: number, dy: number) => {
      let same = 0;
      for (let y = 3; y < HEIGHT - 3; y++) {
        for (let x = 3; x < WIDTH - 3; x++) {
          const isLand = !isWater(shown, 4 * ((y + dy) * WIDTH + x + dx));
          if (isLand === (expected[4 * (y * WIDTH + x) + 3] ?? 0) > 127) same++;
        }
      }
      return same / ((WIDTH - 6) * (HEIGHT - 6));
    };
    const [best] = SHIFTS.flatMap((dx) =>
      SHIFTS.map((dy) => ({ dx, dy, fit: agreement(dx, dy) })),
    ).sort((a, b) => b.fit - a.fit || Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
    expect(best?.fit).toBeGreaterThan(0.9);
    expect(Math.abs(best?.dx ?? NaN)).toBeLessThanOrEqual(1);
    expect(Math.abs(best?.dy ?? NaN)).toBeLessThanOrEqual(1);
  });
}
