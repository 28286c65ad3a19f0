import { later } from '../../src/texts/en/later';
import { isLit } from '../support/isLit';
import { GALLERY } from './support/gallery';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';

test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'no-preference' } });

test('a whole Earth lights up from its last country, and again when asked to', async ({ page }) => {
  await page.goto(`${GALLERY}/earth-whole`);
  const globe = new GlobeOnPage(page);
  // Comoros is in the middle, the Sahara in the upper left.
  const isSaharaLit = async () => isLit(await globe.colour(-0.55, -0.5));
  await expect.poll(isSaharaLit).toBe(false);
  await expect.poll(isSaharaLit).toBe(true);
  await page.getByRole('button', { name: later.earth.again }).click();
  await expect.poll(isSaharaLit).toBe(false);
  await expect.poll(isSaharaLit).toBe(true);
});

test('the last country of a continent kindles once, and has its coast drawn, too', async ({
  page,
}) => {
  await page.goto(`${GALLERY}/earth-continent`);
  const drawn = page.getByRole('application').locator('svg path');
  const coast = page.locator('path[pathLength="1"]');
  await expect(coast).toHaveAttribute('d', /^M/);
  // With a wave that leaves it. A ring shows where it is, then.
  await expect(drawn).toHaveCount(3);
  await expect(drawn).toHaveCount(1);
  await expect(coast).toHaveCount(0);
});
