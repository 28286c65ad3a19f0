import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Services } from '../../src/app/services';
import { formatChallenge } from '../../src/domain/challengeCode';
import { guessMade, roundOpened } from '../../src/features/events';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { aRound, ORIGIN } from '../support/builders';
import { ANSWERED, CODE, LIST, SOUTHLAND } from '../support/challenge';
import { BOARD, openChallenge, PAGE, played } from '../support/challengeSite';
import { renderSite } from '../support/renderSite';

const { intro, board, result, refused, share: shareTexts } = rest.challenge;

const mapNumber = (map: number) => start.game.challengeSubtitle(map, 5);
const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });
const main = () => screen.getByRole('main').textContent;
const codeInAddress = () => location.hash.slice(1);

/** Of the first map of the challenge, whose answer is Origin. */
const FIRST_PICTURE = 'https://maps.test/Origin/18';

/** Another link is pasted into the address bar. */
const paste = (code: string, path = location.pathname) =>
  act(async () => {
    history.pushState(null, '', `${path}#${code}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });

describe('the page of challenges', () => {
  it('is reached from the end of any round', async () => {
    const { user } = await renderSite('/zoomle/practice', { countries: LIST });
    await user.type(screen.getByRole('combobox'), 'Origin{Enter}Northland{Enter}Eastland{Enter}');
    await user.click(await screen.findByRole('link', { name: start.game.menu.challenge }));
    expect(await screen.findByRole('heading', { name: start.game.menu.challenge })).toBeVisible();
  });

  it('says in two sentences what a challenge is', async () => {
    await openChallenge(PAGE, '');
    expect(main()).toContain('Send five maps to a friend. Fewest guesses wins.');
  });

  it('leads back to challenges that are begun, and not to those that have ended', async () => {
    const { dispatch, user } = await openChallenge(PAGE, '');
    expect(screen.queryByText(rest.challenge.open.heading)).toBeNull();
    dispatch(played(2));
    await user.click(screen.getByText(rest.challenge.open.link(2, 5)));
    expect(codeInAddress()).toBe(CODE);
    expect(await screen.findByText(intro.goOn)).toBeVisible();
    await paste('');
    dispatch(played());
    expect(screen.queryByText(rest.challenge.open.heading)).toBeNull();
  });

  it('leads back to a friend’s challenge with the friend’s result, in a new tab too', async () => {
    const before = await openChallenge(BOARD, ANSWERED);
    await before.user.type(screen.getByRole('combobox'), 'Origin{Enter}');
    await before.user.click(button(board.next));
    await before.user.type(screen.getByRole('combobox'), 'Northland{Enter}');
    await before.written();
    before.unmount();
    const { user } = await openChallenge(PAGE, '', { storage: before.storage });
    await user.click(screen.getByText(rest.challenge.open.link(2, 5)));
    expect(codeInAddress()).toBe(ANSWERED);
    expect(await screen.findByText(intro.friends(17))).toBeVisible();
  });

  it('makes a challenge, whose link can be shared', async () => {
    const share = vi.fn<Services['share']>(() => Promise.resolve('copied'));
    const { user } = await openChallenge(PAGE, '', { share });
    await user.click(button(rest.challenge.make));
    expect(await screen.findByRole('heading', { name: intro.title })).toHaveFocus();
    const link = `https://zoomle.test${PAGE}#${codeInAddress()}`;
    expect(codeInAddress()).toMatch(/^[\da-z]{18}$/);
    expect(screen.getByText(link)).toBeVisible();
    await user.click(button(shareTexts.action));
    expect(share).toHaveBeenCalledExactlyOnceWith(`${shareTexts.invitation}\n${link}`);
  });

  it('says that links can be edited', async () => {
    await openChallenge(PAGE, '');
    expect(main()).toContain('Links can be edited, so this is between friends.');
  });
});

describe('the link to a challenge', () => {
  it('shows the first map, tells the game and its rules, and leads to the board', async () => {
    const { container, user } = await openChallenge(PAGE, CODE);
    expect(container.querySelector('main img')).toHaveAttribute('src', FIRST_PICTURE);
    expect(screen.getByText(intro.game)).toBeVisible();
    expect(screen.getByText(intro.rules(7))).toBeVisible();
    await user.click(screen.getByRole('link', { name: intro.start }));
    expect(await screen.findByRole('heading', { name: start.game.challengeTitle })).toBeVisible();
    expect(screen.getAllByText(mapNumber(1))[0]).toBeVisible();
    expect(location.pathname + location.hash).toBe(`${BOARD}#${CODE}`);
  });

  it('with a result tells its sum, and gives no map away', async () => {
    await openChallenge(PAGE, ANSWERED);
    expect(screen.getByText(/^Your friend needed 17 guesses\./)).toBeVisible();
    expect(main()).not.toMatch(/land|Origin/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('goes on where maps were played', async () => {
    const { dispatch, user } = await openChallenge(PAGE, ANSWERED);
    dispatch(played(2));
    await user.click(screen.getByRole('link', { name: intro.goOn }));
    expect((await screen.findAllByText(mapNumber(3)))[0]).toBeVisible();
  });

  it('goes on from a finished map that is still on the board', async () => {
    const { dispatch, user } = await openChallenge(BOARD, ANSWERED);
    await dispatch(guessMade(`challenge:${CODE}:1`, ORIGIN));
    await paste(ANSWERED, PAGE);
    await user.click(await screen.findByRole('link', { name: intro.goOn }));
    expect((await screen.findAllByText(mapNumber(2)))[0]).toBeVisible();
  });

  it.each([
    ['damaged', `${CODE.slice(0, -1)}!`],
    ['damaged', 'zoomle'],
    ['damaged', '<b>17</b>'],
    ['damaged', `${CODE}${CODE}`],
    ['otherList', CODE],
  ] as const)('that is refused as %s says why, and offers a new one: %s', async (reason, code) => {
    const countries = reason === 'otherList' ? LIST.toReversed() : LIST;
    for (const path of [PAGE, BOARD]) {
      const { unmount } = await openChallenge(path, code, { countries });
      expect(heading()).toHaveTextContent(refused.title);
      expect(screen.getByText(refused[reason])).toBeVisible();
      expect(main()).not.toContain(code);
      expect(button(rest.challenge.make)).toBeVisible();
      unmount();
    }
  });

  it('may be replaced by another one while its page is open', async () => {
    await openChallenge(PAGE, CODE);
    await paste(ANSWERED);
    expect(await screen.findByText(intro.friends(17))).toBeVisible();
    await paste('damaged');
    expect(await screen.findByRole('heading', { name: refused.title })).toBeVisible();
  });
});

describe('the board of a challenge', () => {
  it('leads from each map to the next, and to the result', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { user } = await openChallenge(BOARD, ANSWERED);
    for (const [index, { name }] of LIST.slice(0, 5).entries()) {
      expect(screen.getAllByText(mapNumber(index + 1))[0]).toBeVisible();
      await user.type(screen.getByRole('combobox'), `${name}{Enter}`);
      await screen.findByRole('region', { name });
      if (index === 4) break;
      await user.click(button(board.next));
      expect(heading()).toHaveFocus();
      expect(scroll).toHaveBeenLastCalledWith(0, 0);
    }
    await user.click(screen.getByRole('link', { name: board.result }));
    expect(await screen.findByRole('heading', { name: result.title })).toHaveFocus();
    expect(codeInAddress()).toBe(ANSWERED);
  });

  it('leads from the last map to an earlier one that is open, and not to a result', async () => {
    const { dispatch, user } = await openChallenge(BOARD, CODE);
    await dispatch(guessMade(`challenge:${CODE}:1`, ORIGIN));
    const round = aRound(SOUTHLAND, SOUTHLAND);
    dispatch(roundOpened({ id: `challenge:${CODE}:5`, round }));
    expect(await screen.findByRole('region', { name: 'Southland' })).toBeVisible();
    expect(screen.queryByRole('link', { name: board.result })).toBeNull();
    await user.click(button(board.next));
    expect(screen.getAllByText(mapNumber(2))[0]).toBeVisible();
  });

  it('tells screen readers which map it is', async () => {
    await openChallenge(BOARD, CODE);
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain(mapNumber(1));
  });

  it('takes another challenge where another link is pasted', async () => {
    const { store } = await openChallenge(BOARD, CODE);
    const other = formatChallenge({ positions: [5, 4, 3, 2, 1], result: null }, LIST);
    await paste(other);
    await waitFor(() => {
      expect(store.getState().game.currentRoundId).toBe(`challenge:${other}:1`);
    });
  });

  it('without a code is the page of challenges', async () => {
    await openChallenge(BOARD, '');
    expect(heading()).toHaveTextContent(start.game.menu.challenge);
    expect(location.pathname).toBe(PAGE);
  });
});
