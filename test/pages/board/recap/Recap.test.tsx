import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { ShareOutcome } from '../../../../src/design/useShare';
import { dailyCountry } from '../../../../src/domain/countries';
import { guessMade, roundsImported } from '../../../../src/features/events';
import type { Services } from '../../../../src/store/services';
import { devTexts } from '../../../../src/texts/dev';
import { later } from '../../../../src/texts/en/later';
import { start } from '../../../../src/texts/en/start';
import {
  anAtlas,
  aRound,
  EASTLAND,
  MANY_COUNTRIES,
  NORTHLAND,
  NOWHERE,
  utcDate,
} from '../../../support/builders';
import { linkTo } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';

const { statistics } = later;
const shareButton = () => screen.queryByRole('button', { name: later.recap.share });

/** Today's round, won with the second guess. */
async function renderWon() {
  const share = vi.fn<Services['share']>(() => Promise.resolve('copied'));
  const site = await renderSite('/zoomle', { share, atlas: anAtlas('Northland') });
  site.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  await screen.findByRole('region', { name: 'Northland' });
  return { ...site, share };
}

describe('the end of today’s round', () => {
  it('names the place, marks this round in the statistics, and counts down', async () => {
    await renderWon();
    expect(screen.getByText('Northland Tower', { selector: 'p *' })).toBeVisible();
    const bars = within(screen.getByRole('list', { name: statistics.distribution }));
    expect(bars.getAllByRole('listitem').map(({ ariaLabel }) => ariaLabel)).toEqual([
      '1: 0',
      '2: 1, including this round',
      ...[3, 4, 5, 6].map((guesses) => `${guesses}: 0`),
    ]);
    expect(screen.getByRole('timer')).toHaveTextContent('Next map in 12:00:00');
  });

  it('says what became of the last thing that was shared, and of no other', async () => {
    const { user } = await renderWon();
    await user.click(screen.getByText(later.recap.share));
    expect(screen.getByText(start.copying.copied)).toBeVisible();
    await user.click(screen.getByText(later.sharing.picture));
    // jsdom cannot draw.
    expect(await screen.findByText(start.game.map.failed)).toBeVisible();
    expect(screen.queryByText(start.copying.copied)).toBeNull();
  });

  it('shows the text to be copied where the browser can do neither', async () => {
    const { user, share } = await renderWon();
    share.mockResolvedValueOnce('failed');
    await user.click(screen.getByText(later.recap.share));
    const field = await screen.findByRole('textbox', { name: start.copying.byHand });
    expect(field).toHaveValue(share.mock.lastCall?.[0]);
    await user.click(screen.getByText(start.game.menu.close));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shared once at a time: where no answer comes for three seconds, shows it too, until one does', async () => {
    const { user, share } = await renderWon();
    const answers: ((outcome: ShareOutcome) => void)[] = [];
    share.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    // The open share sheet has the focus.
    vi.spyOn(document, 'hasFocus').mockReturnValueOnce(false);
    await user.click(screen.getByText(later.recap.share));
    await user.click(screen.getByText(later.recap.share));
    expect(share).toHaveBeenCalledTimes(1);
    for (const shown of [0, 1]) {
      act(() => void vi.advanceTimersByTime(3000));
      expect(screen.queryAllByRole('textbox', { name: start.copying.byHand })).toHaveLength(shown);
    }
    answers.forEach((answer) => answer('shared'));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the end of a past day has no statistics, and leads to the day before it', async () => {
  const countries = MANY_COUNTRIES;
  const { dispatch } = await renderSite('/zoomle/2026-11-19', { countries });
  const answer = dailyCountry(countries, utcDate('2026-11-19'), 0) ?? NOWHERE;
  await dispatch(guessMade('archive:2026-11-19', answer));
  await screen.findByRole('region', { name: answer.name });
  expect(shareButton()).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(linkTo('Next map: November 18, 2026')).toBe('/zoomle/2026-11-18');
  expect(screen.queryByText(/in a row/)).toBeNull();
  expect(screen.queryByText(statistics.distribution)).toBeNull();
});

it('a past day leads on, too, if its map was solved on the day', async () => {
  const countries = MANY_COUNTRIES;
  const { user, dispatch } = await renderSite('/zoomle/archive', { countries });
  const answer = dailyCountry(countries, utcDate('2026-11-19'), 0) ?? NOWHERE;
  await dispatch(roundsImported({ 'daily:2026-11-19': aRound(answer, answer) }));
  await user.click(screen.getByLabelText(/November 19/));
  await screen.findByRole('region', { name: answer.name });
  expect(linkTo('Next map: November 18, 2026')).toBe('/zoomle/2026-11-18');
});

it('the end of a developer’s round has neither share nor countdown', async () => {
  const { user, dispatch } = await renderSite('/zoomle', { atlas: anAtlas('Eastland') });
  await user.click(screen.getByText(devTexts.next.action));
  await dispatch(guessMade('dev:2026-11-20+1', EASTLAND));
  await screen.findByRole('region', { name: 'Eastland' });
  expect(shareButton()).toBeNull();
  expect(screen.queryByText(later.sharing.picture)).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});
