import { afterEach, expect, it, vi } from 'vitest';

import source from '../../scripts/shells/today.js?raw';
import countries from '../../src/data/countries_with_mapLocations.json';
import { dailyIndex, utcDateOf } from '../../src/domain/calendar';
import { MONTHS } from '../../src/texts/date';
import { gameTexts } from '../../src/texts/game';

const PICTURES = countries.map((_, index) => `/atlas/${index}/18.avif`);
/** The script as the build writes it, run on the page that stands there. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- It is a script of the page, no module.
const fillIn = new Function('PICTURES', 'MONTHS', source) as (
  ...data: [pictures: readonly string[], months: readonly string[]]
) => void;

function openPage(path: string, at: string) {
  vi.setSystemTime(at);
  history.replaceState(null, '', path);
  document.body.innerHTML = '<h1 data-dated>Zoomle</h1><p data-dated></p><img data-today hidden>';
  fillIn(PICTURES, MONTHS);
  const image = document.querySelector('img');
  return {
    title: document.querySelector('h1')?.textContent,
    picture: image?.hidden ? null : image?.getAttribute('src'),
  };
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.contrast;
});

it('a page that the build has rendered gets the date, and the picture of the domain’s rule', () => {
  for (
    let day = Date.UTC(2026, 10, 20);
    day < Date.UTC(2029, 0, 2);
    day += 7 * 86_400_000 + 3_600_000
  ) {
    const date = utcDateOf(day);
    expect(openPage('/zoomle', new Date(day).toISOString())).toEqual({
      title: gameTexts.title(date),
      picture: PICTURES[dailyIndex(date, 0, countries.length)],
    });
  }
  expect(openPage('/zoomle', '2026-11-20T23:59:59Z').title).toBe('Zoomle - November 20, 2026');
  expect(document.querySelector('[data-dated]')).toBeNull();
});

it('a board on which a round is under way gets no picture: it shows another by now', () => {
  const rounds = { 'daily:2026-11-20': { guesses: [{ name: 'Peru' }] } };
  localStorage.setItem('persist:zoomle-game', JSON.stringify({ version: 2, rounds }));
  expect(openPage('/zoomle', '2026-11-20T12:00:00Z').picture).toBeNull();
  expect(openPage('/zoomle', '2026-11-21T12:00:00Z').picture).not.toBeNull();
  expect(openPage('/', '2026-11-20T12:00:00Z').picture).not.toBeNull();
});

it('high contrast is there before the site', () => {
  localStorage.setItem(
    'persist:zoomle-settings',
    JSON.stringify({ version: 2, highContrast: true }),
  );
  openPage('/', '2026-11-20T12:00:00Z');
  expect(document.documentElement).toHaveAttribute('data-contrast');
});

it.each(['{"rounds', '[]', 'null'])('a damaged store (%s) is as good as none', (text) => {
  localStorage.setItem('persist:zoomle-game', text);
  localStorage.setItem('persist:zoomle-settings', text);
  expect(openPage('/zoomle', '2026-11-20T12:00:00Z').picture).not.toBeNull();
});
