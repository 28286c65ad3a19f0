import type { Page } from '@playwright/test';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { findCountry } from '../../src/domain/countries';
import { rest } from '../../src/texts/en/rest';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON, placeOf } from './support/world';

const { name } = answerOf(NOON);
const landmark = placeOf(answerOf(NOON));
const [, ...places] = findCountry(countries, name)?.mapLocations ?? [];
const [place = landmark] = places;
const last = places.at(-1) ?? landmark;

const buttonOf = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('button', { name, exact: true });

test('a map service shows a further place in the frame, at all levels, with the keyboard', async ({
  game,
  maps,
  page,
}) => {
  await game.openWithPicture();
  await game.guess('Peru', name);
  await game.expectCountry(name);
  const before = (await maps.zooms()).length;

  await buttonOf(page, place).focus();
  await page.keyboard.press('Enter');
  const picture = game.pictureOf(place.name);
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`/${place.lon},${place.lat},15,0/1280x960@2x\\?`),
  );
  await expect(picture).toBeInViewport();
  await game.expectZoom('15 (4/15)');
  await expect(game.slider).toBeFocused();
  await page.keyboard.press('End');
  await game.expectZoom('4 (15/15)');
  await expect(picture).toHaveAttribute('src', /,4,0\/1280x960@2x\?/);
  // The row's pictures are the atlas's.
  await expect.poll(async () => (await maps.zooms()).slice(before)).toEqual([15, 4]);

  await page.getByRole('button', { name: `Back to ${landmark.name}` }).click();
  await game.expectCountry(name);
  await game.expectZoom('16 (3/3)');
  expect((await maps.zooms()).slice(before)).toEqual([15, 4]);
});

test.describe('from the atlas', () => {
  test.use({ variant: 'atlas', viewport: { width: 320, height: 640 } });

  test('the further places are fetched after the round alone', async ({ game, page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, file] = /^\/atlas\/\w+\/(\d)\.avif$/.exec(new URL(request.url()).pathname) ?? [];
      if (file) fetched.push(file);
    });
    await game.open();
    await game.guess('Peru', 'Kenya');
    await game.expectAtlasPicture(16);
    expect(fetched).toEqual([]);
    await game.guess(name);
    await buttonOf(page, place).scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('1');
  });

  test('each has one picture, reached and left with the keyboard', async ({ game, page }) => {
    await game.open();
    await game.guess('Peru', name);
    await tabTo(page, buttonOf(page, last));
    await expect(buttonOf(page, last)).toBeInViewport({ ratio: 0.9 });
    await game.expectNoSidewaysScrolling();
    await page.keyboard.press('Enter');

    const picture = game.pictureOf(last.name);
    await expect(picture).toHaveAttribute('src', new RegExp(`/${places.length}\\.avif$`));
    await expect(picture).toBeInViewport();
    await expect(buttonOf(page, last)).toHaveAttribute('aria-pressed', 'true');
    await game.expectZoom('18 (1/1)');
    await expect(game.slider).toBeDisabled();
    const link = page.getByRole('link', { name: rest.recap.readMore(last.name) });
    await expect(link).toHaveAttribute('href', /^https:\/\/en\.wikipedia\.org\//);

    await expect(page.getByRole('button', { name: `Back to ${landmark.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await game.expectCountry(name);
    await expect(game.slider).toBeFocused();
    await expect(buttonOf(page, last)).toHaveAttribute('aria-pressed', 'false');
  });
});
