import { isWater } from '../../scripts/atlas/inspection.ts';
import { bestShift, landPath, SIZE } from '../../scripts/atlas/naturalEarth.ts';
import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { ZoomLevel } from '../../src/domain/round';
import { atlas } from '../../src/maps/atlas';
import { expect, test } from './support/test';
import { placeOf } from './support/world';

/** Coasts on both axes, from the far north to the far south and across the antimeridian. */
const COUNTRIES = ['IS', 'JP', 'ID', 'FJ', 'CL'];
const LEVEL = 17 satisfies ZoomLevel;
/** Web Mercator, in tiles of 256 pixels. */
const ZOOM = LEVEL - 9.5;

test('the atlas’s places are at the centres of its pictures', async ({ page }) => {
  await page.goto('/about');
  for (const iso2 of COUNTRIES) {
    await test.step(iso2, async () => {
      const country = countries.find((entry) => entry.iso2 === iso2);
      const name = country?.name ?? '';
      const place = placeOf(country);
      const url = atlas.pictureUrl({ country: name, index: 0, ...place }, LEVEL) ?? '';
      const path = landPath({ ...place, zoom: ZOOM });
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
            expected: draw((context) => context.fill(new Path2D(path))),
          };
        },
        { url, path, ...SIZE },
      );
      const { dx, dy, agreement } = bestShift(
        (pixel) => !isWater(shown, 4 * pixel),
        (pixel) => (expected[4 * pixel + 3] ?? 0) > 127,
      );
      expect.soft(agreement, iso2).toBeGreaterThan(0.9);
      expect.soft(Math.abs(dx), iso2).toBeLessThanOrEqual(1);
      expect.soft(Math.abs(dy), iso2).toBeLessThanOrEqual(1);
    });
  }
});
