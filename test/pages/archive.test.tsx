import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { roundsImported } from '../../src/features/events';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { aRound, EASTLAND, MANY_COUNTRIES, ORIGIN, SIX_MISSES } from '../support/builders';
import { renderSite as renderWorld } from '../support/renderSite';

/** The days of a month have different answers. */
const renderSite: typeof renderWorld = (path, options) =>
  renderWorld(path, { countries: MANY_COUNTRIES, ...options });

it.each([
  ['/zoomle/2026-11-19', start.game.title('2026-11-19')],
  ['/zoomle/2026-11-20', start.game.title('2026-11-20')],
  ['/zoomle/2026-11-21', rest.archive.noPuzzle],
  ['/zoomle/2026-02-30', rest.archive.noPuzzle],
  ['/zoomle/constructor', rest.archive.noPuzzle],
  ['/zoomle/practice', start.game.practiceTitle],
  ['/zoomle/archive', rest.archive.title],
])('%s is “%s”', async (path, title) => {
  await renderSite(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('the address of today’s map leads to the daily round', async () => {
  await renderSite('/zoomle/2026-11-20');
  expect(location.pathname).toBe('/zoomle');
});

const won = aRound(ORIGIN, EASTLAND, ORIGIN);
const lost = aRound(ORIGIN, ...SIX_MISSES);
const open = aRound(ORIGIN, EASTLAND);

const dayLinks = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter(({ pathname }) => /\d{4}-\d\d-\d\d$/.test(pathname));
const summaryOf = (month: string) => {
  const summary = screen.getByRole('heading', { name: month }).closest('summary');
  if (!summary) throw new Error(`${month} has no summary`);
  return summary;
};

describe('the calendar of the archive', () => {
  it('tells how each day went, in a figure and in words', async () => {
    const { dispatch } = await renderSite('/zoomle/archive');
    dispatch(
      roundsImported({
        'daily:2026-11-19': won,
        'daily:2026-11-18': lost,
        'archive:2026-11-17': open,
        'archive:2026-11-16': won,
        // Shown unless the day's own round was finished.
        'archive:2026-11-19': lost,
      }),
    );
    const days = dayLinks().slice(-5);
    expect(days.map((day) => [day.ariaLabel, day.textContent])).toEqual([
      ['Sunday, November 15, 2026: not played', '15'],
      ['Monday, November 16, 2026: solved in 2', '162/6'],
      ['Tuesday, November 17, 2026: not finished', '171/6…'],
      ['Wednesday, November 18, 2026: not solved', '18X/6'],
      ['Thursday, November 19, 2026: solved in 2', '192/6'],
    ]);
    expect(summaryOf('November 2026')).toHaveTextContent('November 2026 · 3 of 19 played');
    expect(summaryOf('October 2026')).toHaveTextContent('October 2026 · 0 of 31 played');
  });

  it('calls a day unplayed that was begun on the day: its map begins anew', async () => {
    const { dispatch, user } = await renderSite('/zoomle/archive');
    dispatch(roundsImported({ 'daily:2026-11-19': open }));
    await user.click(screen.getByRole('link', { name: 'Thursday, November 19, 2026: not played' }));
    expect(screen.getByText(start.game.archiveSubtitle)).toBeVisible();
    expect(screen.getByRole('list', { name: start.game.guesses })).toBeEmptyDOMElement();
  });

  it('marks today, whose cell leads to today’s map with its result', async () => {
    const { dispatch, user } = await renderSite('/zoomle/archive');
    const today = () => screen.getByRole('link', { current: 'date' });
    expect(today()).toHaveAccessibleName('Friday, November 20, 2026: not played');
    dispatch(roundsImported({ 'daily:2026-11-20': won }));
    expect(today()).toHaveAccessibleName('Friday, November 20, 2026: solved in 2');
    expect(today()).toHaveTextContent('202/6');
    expect(summaryOf('November 2026')).toHaveTextContent('0 of 19 played');
    await user.click(today());
    expect(location.pathname).toBe('/zoomle');
  });

  it('on the first of a month has the last month open too', async () => {
    await renderSite('/zoomle/archive', { at: '2026-11-01T12:00:00Z' });
    expect(summaryOf('November 2026').textContent).toBe('November 2026');
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('has a column for each weekday, and no link to a day that is yet to come', async () => {
    await renderSite('/zoomle/archive');
    const month = within(screen.getByRole('table', { name: 'November 2026' }));
    const columns = month.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const row = within(month.getByRole('row', { name: /November 16/ })).getAllByRole('cell');
    expect(row.map(({ textContent }) => textContent)).toEqual([
      ...['16', '17', '18', '19', '20', '21', '22'],
    ]);
    expect(row.filter((cell) => within(cell).queryByRole('link'))).toHaveLength(5);
  });

  it('has the latest month open; the days of another are there once it is unfolded', async () => {
    const { user } = await renderSite('/zoomle/archive');
    expect(dayLinks()).toHaveLength(19);
    await user.click(summaryOf('February 2026'));
    expect(dayLinks()).toHaveLength(19 + 28);
    await user.click(summaryOf('February 2026'));
    expect(dayLinks()).toHaveLength(19);
  });

  it('has the month open of the day that one comes back from', async () => {
    const { user } = await renderSite('/zoomle/2026-02-03');
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    expect(await screen.findByRole('table', { name: 'February 2026' })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });
});

describe('after ten years', () => {
  const at = '2036-11-20T12:00:00Z';

  it('the archive shows the days of one month, and links to the other years', async () => {
    const { user } = await renderSite('/zoomle/archive', { at });
    expect(screen.getByRole('link', { name: '2036' })).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('summary h2')).toHaveLength(11);
    expect(dayLinks()).toHaveLength(19);
    await user.click(screen.getByRole('link', { name: '2026' }));
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(document.querySelectorAll('summary h2')).toHaveLength(12);
    expect(dayLinks()).toHaveLength(31);
  });
});

describe('a random day', () => {
  it.each([
    [0, '2026-01-03'],
    [0.5, '2026-01-02'],
    [0.999, '2026-01-01'],
  ])('by the number %d is %s', async (number, date) => {
    const at = '2026-01-04T12:00:00Z';
    const { user } = await renderSite('/zoomle/archive', { at, random: () => number });
    await user.click(screen.getByRole('button', { name: rest.archive.random }));
    expect(await screen.findByRole('heading', { name: start.game.title(date) })).toBeVisible();
  });

  it('is one that was not played, on the day or later', async () => {
    const at = '2026-01-04T12:00:00Z';
    const { dispatch, user } = await renderSite('/zoomle/archive', { at });
    dispatch(roundsImported({ 'daily:2026-01-03': won, 'archive:2026-01-01': lost }));
    await user.click(screen.getByRole('button', { name: rest.archive.random }));
    expect(location.pathname).toBe('/zoomle/2026-01-02');
  });

  it('is not to be had when every day was played', async () => {
    const { dispatch } = await renderSite('/zoomle/archive', { at: '2026-01-02T12:00:00Z' });
    dispatch(roundsImported({ 'daily:2026-01-01': lost }));
    expect(screen.queryByRole('button', { name: rest.archive.random })).toBeNull();
    expect(screen.getByText(rest.archive.allPlayed)).toBeVisible();
  });
});

describe('the game’s navigation', () => {
  it('marks the page that one is on', async () => {
    const { user } = await renderSite('/zoomle/archive');
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Zoomle' }))
        .getAllByRole('link')
        .filter((link) => link.ariaCurrent === 'page')
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['Archive']);
    await user.click(screen.getByRole('link', { name: 'Practice' }));
    await screen.findByRole('heading', { name: start.game.practiceTitle });
    expect(current()).toEqual(['Practice']);
  });

  it('opens its dialogs on the archive’s page', async () => {
    const { user } = await renderSite('/zoomle/archive');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});
