import type { Page } from '@playwright/test';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { parseChallenge } from '../../src/domain/challengeCode';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import type { Game } from './support/game';
import { expect, test } from './support/test';

test.use({ variant: 'atlas', permissions: ['clipboard-read', 'clipboard-write'] });

const { intro, board, result, share } = later.challenge;
const PAGE = '/zoomle/challenge';
const WRONG = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];

const mapNumber = (page: Page, map: number) =>
  page.getByRole('main').getByText(start.game.challengeSubtitle(map, 5)).first();

/** The countries of a link, which its page does not name. */
function answersOf(link: string): string[] {
  const parsed = parseChallenge(new URL(link).hash.slice(1), countries);
  if ('refusal' in parsed) throw new Error(parsed.refusal);
  return parsed.challenge.positions.map((position) => countries[position]?.name ?? '');
}

/** Plays a map with some wrong guesses; six lose it. */
async function playMap(game: Game, answer: string, wrong: number) {
  const names = WRONG.filter((name) => name !== answer).slice(0, wrong);
  await game.guess(...names, ...(wrong < 6 ? [answer] : []));
  await expect(game.input).toHaveCount(0);
}

/** Copies the invitation of the page; gives its text and the link in it. */
async function send(page: Page) {
  await page.getByRole('button', { name: share.action }).click();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return { text, link: text.split('\n').at(-1) ?? '' };
}

test('two friends play the same five maps, and compare', async ({ game, page, openElsewhere }) => {
  await game.open({ path: PAGE });
  await page.getByRole('button', { name: later.challenge.make }).click();
  const invitation = await send(page);
  expect(invitation.link).toBe(page.url());
  const answers = answersOf(invitation.link);

  await page.getByRole('link', { name: intro.start }).click();
  for (const [index, wrong] of [0, 1, 6, 2, 0].entries()) {
    await expect(mapNumber(page, index + 1)).toBeVisible();
    await playMap(game, answers[index] ?? '', wrong);
    if (index < 4) await page.getByRole('button', { name: board.next }).click();
  }
  await page.getByRole('link', { name: board.result }).click();
  await expect(page.getByText(result.alone(14))).toBeVisible();
  const reply = await send(page);
  expect(reply.text).toMatch(/^Zoomle challenge: I needed 14 guesses .* Can you beat that\?/);

  const friend = await openElsewhere(reply.link);
  await expect(friend.page.getByText(intro.friends(14))).toBeVisible();
  await friend.page.getByRole('link', { name: intro.start }).click();
  await playMap(friend, answers[0] ?? '', 1);
  for (const map of [2, 3, 4, 5]) {
    await friend.page.getByRole('button', { name: board.next }).click();
    await expect(mapNumber(friend.page, map)).toBeVisible();
    await playMap(friend, answers[map - 1] ?? '', 0);
  }
  await friend.page.getByRole('link', { name: board.result }).click();
  await expect(friend.page.getByText(result.won(6, 14))).toBeVisible();
  await expect(friend.page.getByRole('img', { name: /^World map/ })).toBeVisible();

  // The friend's link is of the same maps: the first player sees both results at once.
  const { link } = await send(friend.page);
  await page.goto(link);
  await expect(page.getByText(result.lost(14, 6))).toBeVisible();
});
