import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { archivedDays } from '../../src/domain/archive';
import { roundsImported } from '../../src/features/events';
import { selectRounds } from '../../src/features/rounds/roundsSlice';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { aRound, EASTLAND, MANY_COUNTRIES, ORIGIN, SIX_MISSES, utcDate } from '../support/builders';
import { renderSite as renderWorld } from '../support/renderSite';

const renderSite: typeof renderWorld = (path, options) =>
  renderWorld(path, { countries: MANY_COUNTRIES, ...options });

const lost = aRound(ORIGIN, ...SIX_MISSES);
const open = aRound(ORIGIN, EASTLAND);

/** By the sum of its numbers, October 21 has today's answer, and October 22 tomorrow's. */
describe('a past day with the answer of today or tomorrow', () => {
  const CLOSED_DAY = '/zoomle/2026-10-21';
  const october = async (user: { click: (element: Element) => Promise<void> }) => {
    await user.click(screen.getByRole('heading', { name: 'October 2026' }));
    return within(screen.getByRole('table', { name: 'October 2026' })).getAllByRole('link');
  };

  it('is closed in the calendar, with the day on which it opens again', async () => {
    const { user } = await renderSite('/zoomle/archive');
    const days = await october(user);
    expect(days.slice(19, 23).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Tuesday, October 20, 2026: not played',
      'Wednesday, October 21, 2026: closed, open again on November 21, 2026',
      'Thursday, October 22, 2026: closed, open again on November 22, 2026',
      'Friday, October 23, 2026: not played',
    ]);
  });

  it('says so at its address and opens nothing', async () => {
    const { store, user } = await renderSite(CLOSED_DAY);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(rest.archive.closedTitle);
    expect(screen.getByText(rest.archive.closedNote('2026-11-21'))).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(selectRounds(store.getState())).not.toHaveProperty('archive:2026-10-21');
    await user.click(screen.getByRole('link', { name: rest.archive.open }));
    expect(location.pathname).toBe('/zoomle/archive');
  });

  it('stays open to whoever has begun it', async () => {
    const { dispatch, user } = await renderSite('/zoomle/archive');
    dispatch(roundsImported({ 'archive:2026-10-21': open }));
    const days = await october(user);
    await user.click(days[20] as Element);
    expect(screen.getByText(start.game.archiveSubtitle)).toBeVisible();
  });

  it('is never the random one', async () => {
    const { dispatch, user } = await renderSite('/zoomle/archive', { random: () => 0 });
    const others = archivedDays(utcDate('2026-11-20')).filter(
      (day) => !day.startsWith('2026-10-2'),
    );
    dispatch(roundsImported(Object.fromEntries(others.map((day) => [`archive:${day}`, lost]))));
    await user.click(screen.getByRole('button', { name: rest.archive.random }));
    expect(location.pathname).toBe('/zoomle/2026-10-29');
    dispatch(
      roundsImported(
        Object.fromEntries(
          ['0', '3', '4', '5', '6', '7', '8', '9'].map((day) => [`archive:2026-10-2${day}`, lost]),
        ),
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    expect(screen.queryByRole('button', { name: rest.archive.random })).toBeNull();
    expect(screen.queryByText(rest.archive.allPlayed)).toBeNull();
  });
});
