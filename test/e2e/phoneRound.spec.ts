import { MAX_GUESSES } from '../../src/domain/round';
import { start as arabic } from '../../src/texts/ar/start';
import { start as german } from '../../src/texts/de/start';
import { start as english } from '../../src/texts/en/start';
import { GALLERY } from './support/gallery';
import { edgesOf } from './support/game';
import { expect, test } from './support/test';

test.use({ variant: 'atlas', hasTouch: true, isMobile: true });

const LANGUAGES = { '': english, '/de': german, '/ar': arabic };
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

test('all of a round fits a phone before its last guess', async ({ page }) => {
  for (const [prefix, { game }] of Object.entries(LANGUAGES)) {
    await page.goto(`${prefix}${GALLERY}/last-guess`);
    const rows = page.getByRole('list', { name: game.guesses, exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(MAX_GUESSES - 1);
    const parts = [
      page.getByRole('img').first(),
      page.getByRole('combobox'),
      page.getByRole('slider'),
    ];
    for (const size of SIZES) {
      await test.step(`${size.width}x${size.height} in ${prefix || 'English'}`, async () => {
        await page.setViewportSize(size);
        for (const part of [...parts, ...(await rows.all())]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        // Room for the sixth.
        const last = await edgesOf(rows.last());
        expect(last.bottom + last.height).toBeLessThanOrEqual(size.height);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }
  }
});
