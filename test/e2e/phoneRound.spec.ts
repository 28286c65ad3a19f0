import { MAX_GUESSES } from '../../src/domain/round';
import { start as arabic } from '../../src/texts/ar/start';
import { start as german } from '../../src/texts/de/start';
import { start as english } from '../../src/texts/en/start';
import { expect, test } from './support/test';
import { wrongNames } from './support/world';

test.use({ variant: 'atlas', hasTouch: true, isMobile: true });

const LANGUAGES = { '': english, '/de': german, '/ar': arabic };
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

for (const viewport of SIZES) {
  test.describe(() => {
    test.use({ viewport });

    for (const [prefix, { game: texts }] of Object.entries(LANGUAGES)) {
      test(`a round fits ${viewport.width}x${viewport.height} in ${prefix || 'English'}`, async ({
        game,
        page,
      }) => {
        await game.open({ path: `${prefix}/zoomle` });
        const rows = page
          .getByRole('list', { name: texts.guesses, exact: true })
          .getByRole('listitem');
        const input = page.getByRole('combobox');
        await expect(input).toBeEnabled();
        for (const [index, name] of wrongNames(MAX_GUESSES - 1).entries()) {
          await input.fill(name);
          await input.press('Enter');
          await expect(rows).toHaveCount(index + 1);
          const all = [
            page.locator('main img').first(),
            input,
            page.getByRole('slider'),
            ...(await rows.all()),
          ];
          for (const part of all) await expect(part).toBeInViewport({ ratio: 1 });
        }
        // Room for the sixth.
        const last = await rows.last().boundingBox();
        const bottom = (last?.y ?? NaN) + 2 * (last?.height ?? NaN);
        expect(bottom).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }
  });
}
