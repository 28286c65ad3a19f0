import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Services } from '../../../src/app/services';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../src/features/events';
import { devTexts } from '../../../src/texts/dev';
import { rest } from '../../../src/texts/en/rest';
import { start } from '../../../src/texts/en/start';
import { aRound, EASTLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

const { statistics } = rest.roundEnd;
const shareButton = () => screen.queryByRole('button', { name: rest.roundEnd.share });

/** Today's round, won with the second guess. */
async function renderWon() {
  const share = vi.fn<Services['share']>(() => Promise.resolve('copied'));
  const site = await renderSite('/zoomle', { share });
  site.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  await screen.findByRole('region', { name: 'Northland' });
  return { ...site, share };
}

describe('the end of today’s round', () => {
  it('has the statistics, with this round marked', async () => {
    await renderWon();
    const bars = within(screen.getByRole('list', { name: statistics.distribution }));
    expect(bars.getAllByRole('listitem').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '1: 0',
      '2: 1, including this round',
      '3: 0',
      '4: 0',
      '5: 0',
      '6: 0',
    ]);
  });

  it('tells of the streak, and of a new best', async () => {
    const { dispatch } = await renderWon();
    expect(screen.queryByText(/in a row/)).toBeNull();
    dispatch(roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ORIGIN) }));
    expect(screen.getByText('2 days in a row · New best')).toBeVisible();
    const before = ['15', '16', '17'].map((day) => [
      `daily:2026-11-${day}`,
      aRound(ORIGIN, ORIGIN),
    ]);
    dispatch(roundsImported(Object.fromEntries(before) as Rounds));
    expect(screen.getByText('2 days in a row')).toBeVisible();
  });

  it('counts down to the next map', async () => {
    await renderWon();
    expect(screen.getByRole('timer')).toHaveTextContent('Next map in 12:00:00');
  });

  it('shares the round, and says that it was copied', async () => {
    const { user, share } = await renderWon();
    await user.click(screen.getByText(rest.roundEnd.share));
    const text = /^#Zoomle 2026-11-20 2\/6\n.*https:\/\/zoomle\.test\/zoomle$/s;
    expect(share).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text));
    expect(await screen.findByText(start.copying.copied)).toHaveAttribute('role', 'status');
  });

  it('shows the text to be copied where the browser can do neither', async () => {
    const { user, share } = await renderWon();
    share.mockResolvedValueOnce('failed');
    await user.click(screen.getByText(rest.roundEnd.share));
    const field = await screen.findByRole('textbox', { name: start.copying.byHand });
    expect(field).toHaveValue(share.mock.lastCall?.[0]);
    await user.click(screen.getByText(start.game.menu.close));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the end of a round that does not count', () => {
  it('from the archive has no statistics, and the time of the next map', async () => {
    const { dispatch } = await renderSite('/zoomle/2026-11-19');
    await dispatch(guessMade('archive:2026-11-19', ORIGIN));
    await screen.findByRole('region', { name: 'Origin' });
    expect(shareButton()).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(/^New map at 00:00 UTC/)).toBeVisible();
    expect(screen.queryByText(/in a row/)).toBeNull();
    expect(screen.queryByText(statistics.distribution)).toBeNull();
  });

  it('and is a developer’s has no share and no countdown either', async () => {
    const { user, dispatch } = await renderSite('/zoomle');
    await user.click(screen.getByText(devTexts.next.action));
    await dispatch(guessMade('dev:2026-11-20+1', EASTLAND));
    await screen.findByRole('region', { name: 'Eastland' });
    expect(shareButton()).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('for practice leads to the next country', async () => {
    const { store, user } = await renderSite('/zoomle/practice');
    const { currentRoundId: id } = store.getState().game;
    const answer = id && store.getState().rounds[id]?.answer.name;
    if (!answer) throw new Error('no round');
    await user.type(screen.getByRole('combobox'), `${answer}{Enter}`);
    await screen.findByRole('region', { name: answer });
    expect(shareButton()).toBeNull();
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByText(start.game.nextPractice));
    expect(screen.queryByRole('region', { name: answer })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});
