import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { findCountry } from '../../src/domain/countries';
import { picturedPlaces } from '../../src/domain/picturedPlaces';
import { later } from '../../src/texts/en/later';
import { expectNoViolations } from './support/axe';
import { expectNoSidewaysScrolling } from './support/game';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, challengeOf, NOON, wrongNames } from './support/world';

const { name } = answerOf(NOON);
const places = findCountry(countries, name)?.mapLocations ?? [];
const [landmark] = places;
const lastIndex = picturedPlaces(places).lastIndexOf(true);
const last = places[lastIndex]?.name ?? '';

test.use({ variant: 'atlas', viewport: { width: 320, height: 640 } });

test('further places load after the round, and work by keyboard', async ({ game, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, file] = /^\/atlas\/\w+\/(\d)\.avif$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) fetched.push(file);
  });
  await game.open();
  await game.guess('Peru');
  await game.expectAtlasPicture(17);
  expect(fetched).toEqual([]);
  await game.guess(name);
  const button = page.getByRole('listitem').getByRole('button', { name: last, exact: true });
  await tabTo(page, button);
  await expect.poll(() => fetched).toContain(`${lastIndex}`);
  await expect(button).toBeInViewport({ ratio: 0.9 });
  const top = () => button.evaluate((each) => each.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.keyboard.press('Enter');

  const picture = game.pictureOf(last);
  await expect(picture).toHaveAttribute('src', new RegExp(`/${lastIndex}\\.avif$`));
  await expect(picture).toBeInViewport();
  const link = page.getByRole('link', { name: later.recap.readMore(last) });
  await expect(link).toHaveAttribute('href', /^https:\/\/en\.wikipedia\.org\//);
  // Nothing below the map moves.
  expect(await top()).toBe(before);
  await expect(page.getByRole('button', { name: `Back to ${landmark?.name ?? ''}` })).toBeFocused();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press('Enter');
  await game.expectCountry(name);
  await expect(game.slider).toBeFocused();
  // Its thumbnail, and its dot on the picture of the country.
  await expect(page.getByRole('button', { name: last, exact: true })).toHaveCount(2);
});

test('a chosen place with the longest name of all does not widen the page', async ({
  game,
  page,
}) => {
  const countries = ['Venezuela', ...wrongNames(4)];
  await game.open({ path: `/zoomle/challenge#${challengeOf(countries)}` });
  await page.getByRole('link', { name: later.challenge.intro.start }).click();
  await game.guess('Venezuela');
  const longest = 'Olympic Stadium of the Central University of Venezuela';
  await page.getByRole('listitem').getByRole('button', { name: longest }).click();
  await expect(game.pictureOf(longest)).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
