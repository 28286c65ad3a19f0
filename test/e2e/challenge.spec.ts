import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { parseChallenge } from '../../src/domain/challengeCode';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import type { Game } from './support/game';
import { expect, test } from './support/test';

test.use({ variant: 'atlas' });

const { intro, board, make, result, share } = later.challenge;

/** The countries of a link, which its page does not name. */
function answersOf(link: string): string[] {
  const parsed = parseChallenge(new URL(link).hash.slice(1), countries);
  if ('refusal' in parsed) throw new Error(parsed.refusal);
  return parsed.challenge.positions.map((position) => countries[position]?.name ?? '');
}

/** Copies the page's invitation, and returns its text and the link in it. */
async function copyInvitation(game: Game) {
  await game.page.getByRole('button', { name: share.action }).click();
  const text = await game.copied();
  return { text, link: text.split('\n').at(-1) ?? '' };
}

test('a player makes, plays and sends a challenge', async ({ game, page, openElsewhere }) => {
  await game.open({ path: '/zoomle/challenge' });
  await page.getByRole('button', { name: make }).click();
  const invitation = await copyInvitation(game);
  expect(invitation.link).toBe(page.url());
  const answers = answersOf(invitation.link);
  const [first = '', second = ''] = answers;

  await page.getByRole('link', { name: intro.start }).click();
  await game.guess(second);
  for (const [index, answer] of answers.entries()) {
    const number = start.game.challengeSubtitle(index + 1, answers.length);
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    await game.guess(answer);
    await expect(game.input).toHaveCount(0);
    if (index < 4) await page.getByRole('button', { name: board.next }).click();
  }
  await page.getByRole('link', { name: board.result }).click();
  await expect(page.getByText(result.alone(6))).toBeVisible();
  const reply = await copyInvitation(game);
  expect(reply.text).toMatch(/^Zoomle challenge: I needed 6 guesses .* Can you beat that\?/);

  const friend = await openElsewhere(reply.link);
  await expect(friend.page.getByText(intro.friends(6))).toBeVisible();
  await friend.page.getByRole('link', { name: intro.start }).click();
  await friend.guess(first);
  await expect(friend.input).toHaveCount(0);
});
