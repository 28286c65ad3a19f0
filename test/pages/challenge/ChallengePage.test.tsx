import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { formatChallenge, parseChallenge } from '../../../src/domain/challengeCode';
import { guessMade, roundOpened } from '../../../src/features/events';
import type { Services } from '../../../src/store/services';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { aCountry, anAtlas, aRound, ORIGIN } from '../../support/builders';
import { ANSWERED, CODE, codeWith, LIST, played, ROUNDS, SOUTHLAND } from '../../support/challenge';
import { announced, findHeading, heading } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const PAGE = '/zoomle/challenge';
const BOARD = '/zoomle/challenge/play';

/** The site at a challenge's link. */
const openChallenge = (path: string, code: string, options?: Parameters<typeof renderSite>[1]) =>
  renderSite(code ? `${path}#${code}` : path, { countries: LIST, ...options });

const { intro, board, result, refused, share: shareTexts, open } = later.challenge;

const mapNumber = (map: number) => start.game.challengeSubtitle(map, 5);
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const main = () => screen.getByRole('main').textContent;
const codeInAddress = () => location.hash.slice(1);

/** Another link is pasted into the address bar. */
const paste = (code: string, path = location.pathname) =>
  act(async () => {
    history.pushState(null, '', `${path}#${code}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });

it('the page of challenges links to those in progress only', async () => {
  const { dispatch, user } = await openChallenge(PAGE, '');
  expect(screen.getByText(later.challenge.honesty)).toBeVisible();
  expect(screen.queryByText(open.heading)).toBeNull();
  dispatch(played(ROUNDS.slice(0, 2)));
  await user.click(screen.getByText(open.link(2, 5)));
  expect(codeInAddress()).toBe(CODE);
  expect(await screen.findByText(intro.goOn)).toBeVisible();
  await paste('');
  dispatch(played());
  expect(screen.queryByText(open.heading)).toBeNull();
});

it('tells a friend who has never played the rules once, on the page and not on the board', async () => {
  const { user } = await openChallenge(PAGE, CODE, { isFirstVisit: true });
  expect(screen.getByText(intro.game)).toBeVisible();
  await user.click(link(intro.start));
  expect(await findHeading(start.game.challengeTitle)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a new challenge has neither today’s map nor tomorrow’s', async () => {
  // Midland is today's answer, Origin tomorrow's.
  const countries = [...LIST, aCountry('Midland', 5, 5)];
  const { user } = await openChallenge(PAGE, '', { countries });
  await user.click(button(later.challenge.make));
  const parsed = parseChallenge(codeInAddress(), countries);
  const positions = 'challenge' in parsed ? [...parsed.challenge.positions] : [];
  expect(positions.sort()).toEqual([1, 2, 3, 4, 5]);
});

describe('the link to a challenge', () => {
  it('shows the first map and the rules, and leads to the board', async () => {
    const { container, user } = await openChallenge(PAGE, CODE, { atlas: anAtlas('Origin') });
    const firstPicture = '/atlas/abcdef/18.avif';
    expect(container.querySelector('main img')).toHaveAttribute('src', firstPicture);
    expect(screen.getByText(intro.game)).toBeVisible();
    expect(screen.getByText(intro.rules(7))).toBeVisible();
    expect(screen.queryByText(later.challenge.honesty)).toBeNull();
    await user.click(link(intro.start));
    expect(await findHeading(start.game.challengeTitle)).toBeVisible();
    expect(announced()).toContain(mapNumber(1));
    expect(location.pathname + location.hash).toBe(`${BOARD}#${CODE}`);
  });

  it('shows a friend’s total, but no spoiler', async () => {
    await openChallenge(PAGE, ANSWERED);
    expect(screen.getByText(/^Your friend needed 17 guesses\./)).toBeVisible();
    expect(main()).not.toMatch(/land|Origin/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('continues with the next map while a finished one is on the board', async () => {
    const { dispatch, user } = await openChallenge(BOARD, ANSWERED);
    await dispatch(guessMade(`challenge:${CODE}:1`, ORIGIN));
    await paste(ANSWERED, PAGE);
    await user.click(await screen.findByText(intro.goOn));
    expect((await screen.findAllByText(mapNumber(2)))[0]).toBeVisible();
  });

  it.each([
    ['damaged', PAGE, '<b>17</b>', LIST],
    ['otherList', BOARD, CODE, LIST.toReversed()],
  ] as const)('says why it is refused as %s, at %s', async (reason, path, code, countries) => {
    await openChallenge(path, code, { countries });
    expect(heading()).toHaveTextContent(refused.title);
    expect(screen.getByText(refused[reason])).toBeVisible();
    expect(main()).not.toContain(code);
    expect(button(later.challenge.make)).toBeVisible();
  });
});

describe('the board of a challenge', () => {
  it('leads from the last map to an unfinished one before the result', async () => {
    const { dispatch, user } = await openChallenge(BOARD, CODE);
    const round = aRound(SOUTHLAND, SOUTHLAND);
    dispatch(roundOpened({ id: `challenge:${CODE}:5`, round }));
    await screen.findByRole('region', { name: 'Southland' });
    expect(screen.queryByRole('link', { name: board.result })).toBeNull();
    await user.click(button(board.next));
    expect(screen.getAllByText(mapNumber(1))[0]).toBeVisible();
  });

  it('says after each map how the friend did on it', async () => {
    const { dispatch, user } = await openChallenge(BOARD, ANSWERED);
    expect(main()).not.toContain('your friend');
    await dispatch(guessMade(`challenge:${CODE}:1`, ORIGIN));
    expect(await screen.findByText(board.both('1', '1'))).toBeVisible();
    dispatch(played(ROUNDS.slice(0, 4)));
    await user.click(button(board.next));
    expect(main()).not.toContain('your friend');
    await dispatch(guessMade(`challenge:${CODE}:5`, SOUTHLAND));
    expect(await screen.findByText(board.both('1', 'X'))).toBeVisible();
  });

  it('changes with the link in the address bar', async () => {
    const { store } = await openChallenge(BOARD, CODE);
    const other = formatChallenge({ positions: [5, 4, 3, 2, 1], result: null }, LIST);
    await paste(other);
    expect(store.getState().game.currentRoundId).toBe(`challenge:${other}:1`);
  });
});

describe('the result of a challenge', () => {
  it('shows both players’ guesses for each map, explains an X, and has the totals', async () => {
    const { dispatch } = await openChallenge(PAGE, ANSWERED);
    dispatch(played());
    const rows = within(screen.getByRole('table', { name: result.table })).getAllByRole('row');
    expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ['Map', 'Country', 'You', 'Your friend'],
      ['1', 'Origin', '2', '1'],
      ['2', 'Northland', '1', '2'],
      ['3', 'Eastland', '1', '3'],
      ['4', 'Farland', '1', '4'],
      ['5', 'Southland', 'X', 'X'],
      ['Total', '12', '17'],
    ]);
    const map = await screen.findByRole('img', { name: later.recap.answersMap });
    expect(map).toHaveTextContent('1 Origin2 Northland3 Eastland4 Farland5 Southland');
    expect(button(later.challenge.makeAnother)).toBeVisible();
    expect(screen.getByText(result.lostNote(7))).toBeVisible();
  });

  it('no longer says “copied” at another challenge’s link', async () => {
    const { dispatch, user } = await openChallenge(PAGE, CODE);
    dispatch(played([...ROUNDS.slice(0, 4), aRound(SOUTHLAND, SOUTHLAND)]));
    expect(screen.queryByText(result.lostNote(7))).toBeNull();
    await user.click(button(shareTexts.action));
    expect(await screen.findByText(start.copying.copied)).toBeVisible();
    const other = formatChallenge({ positions: [4, 3, 2, 1, 0], result: null }, LIST);
    dispatch(played(ROUNDS.toReversed(), other));
    await paste(other);
    expect(screen.queryByText(start.copying.copied)).toBeNull();
  });

  it.each([
    ['a win', ANSWERED, result.won(12, 17), 'I win, 12 guesses to 17!'],
    ['a loss', codeWith([1, 1, 1, 1, 1]), result.lost(12, 5), 'you win, 5 guesses to 12.'],
    ['a draw', codeWith([6, 1, 1, 1, 3]), result.draw(12), 'a draw, 12 guesses each.'],
    ['open', CODE, result.alone(12), 'I needed 12 guesses for five maps. Can you beat that?'],
  ])('is %s, and shared with the player’s guesses', async (_, code, verdict, words) => {
    const share = vi.fn<Services['share']>(() => Promise.resolve('copied'));
    const { dispatch, user } = await openChallenge(PAGE, code, { share });
    dispatch(played());
    expect(screen.getByText(verdict)).toBeVisible();
    await user.click(button(shareTexts.action));
    const url = `https://zoomle.test${PAGE}#${codeWith([2, 1, 1, 1, 7])}`;
    expect(share).toHaveBeenCalledExactlyOnceWith(`Zoomle challenge: ${words}\n${url}`);
  });
});
