import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { roundsImported } from '../../src/features/events';
import { archiveTexts } from '../../src/texts/archive';
import { gameTexts } from '../../src/texts/game';
import { aRound, EASTLAND, ORIGIN, SIX_MISSES } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['/zoomle/2026-11-19', gameTexts.title('2026-11-19')],
  ['/zoomle/2026-11-20', gameTexts.title('2026-11-20')],
  ['/zoomle/2026-11-21', archiveTexts.noPuzzle],
  ['/zoomle/2026-02-30', archiveTexts.noPuzzle],
  ['/zoomle/constructor', archiveTexts.noPuzzle],
  ['/zoomle/practice', gameTexts.practiceTitle],
  ['/zoomle/archive', archiveTexts.title],
])('%s is “%s”', async (path, title) => {
  await renderSite(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('the address of today’s map leads to the daily round', async () => {
  await renderSite('/zoomle/2026-11-20');
  expect(location.pathname).toBe('/zoomle');
});

it('the archive tells how each day went', async () => {
  const { dispatch } = await renderSite('/zoomle/archive');
  const won = aRound(ORIGIN, EASTLAND, ORIGIN);
  const lost = aRound(ORIGIN, ...SIX_MISSES);
  const open = aRound(ORIGIN, EASTLAND);
  dispatch(
    roundsImported({
      'daily:2026-11-19': won,
      'daily:2026-11-18': lost,
      'daily:2026-11-17': open,
      'archive:2026-11-16': won,
      // Shown unless the day's own round was finished.
      'archive:2026-11-19': lost,
      'archive:2026-11-17': won,
    }),
  );
  const days = screen.getAllByRole('listitem').slice(0, 5);
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Thu 19November 20262/6',
    'Wed 18November 2026X/6',
    'Tue 17November 2026archive: 2/6',
    'Mon 16November 2026archive: 2/6',
    'Sun 15November 2026not played',
  ]);
});

it('after years the archive shows the days of one year, and links to the others', async () => {
  const { user } = await renderSite('/zoomle/archive', { at: '2100-11-20T12:00:00Z' });
  expect(screen.getByRole('link', { name: '2100' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('listitem')).toHaveLength(323);
  await user.click(screen.getByRole('link', { name: '2026' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(365);
});
