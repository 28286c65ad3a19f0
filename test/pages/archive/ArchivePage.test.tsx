import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { archivedDays } from '../../../src/domain/archive';
import { roundsImported } from '../../../src/features/events';
import { selectRounds } from '../../../src/features/rounds/roundsSlice';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import {
  anAtlas,
  aRound,
  EASTLAND,
  MANY_COUNTRIES,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../../support/builders';
import { findHeading, heading } from '../../support/onPage';
import { renderSite as renderWorld } from '../../support/renderSite';

const { archive } = later;

/** The days of a month have different answers. */
const renderSite: typeof renderWorld = (path, options) =>
  renderWorld(path, { countries: MANY_COUNTRIES, ...options });

const won = aRound(ORIGIN, EASTLAND, ORIGIN);
const lost = aRound(ORIGIN, ...SIX_MISSES);
const open = aRound(ORIGIN, EASTLAND);

// Not by role: too slow in jsdom.
const dayLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/zoomle/20"]')];
const months = () => document.querySelectorAll('summary h2');
const summaryOf = (month: string) =>
  screen.getByText(month, { selector: 'h2' }).closest('summary') ?? expect.fail('no summary');

it.each([
  ['a future day', '2026-11-21', archive.noPuzzle],
  ['an invalid date', '2026-02-29', start.errors.notFound.title],
])('%s has no puzzle: /zoomle/%s says “%s”', async (_, date, title) => {
  await renderSite(`/zoomle/${date}`);
  expect(heading()).toHaveTextContent(title);
});

describe('the calendar of the archive', () => {
  it('shows how each day went, in a figure and in words, and links to it', async () => {
    const { dispatch, user } = await renderSite('/zoomle/archive');
    dispatch(
      roundsImported({
        'daily:2026-11-20': won,
        'daily:2026-11-19': won,
        'daily:2026-11-18': lost,
        'archive:2026-11-17': open,
        'archive:2026-11-16': won,
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
    expect(summaryOf('November 2026')).toHaveTextContent('November 2026 · 4 of 20 played');
    expect(summaryOf('October 2026')).toHaveTextContent('October 2026 · 0 of 31 played');
    const today = screen.getByText('20', { selector: '[aria-current="date"] *' });
    await user.click(today);
    expect(location.pathname).toBe('/zoomle');
  });

  it('offers to share the month, and shows the satellite pictures of ended days', async () => {
    const { dispatch } = await renderSite('/zoomle/archive', { atlas: anAtlas('Origin') });
    dispatch(
      roundsImported({
        'daily:2026-11-19': won,
        'daily:2026-11-18': lost,
        'archive:2026-11-17': open,
      }),
    );
    expect(await screen.findByRole('button', { name: 'Share November' })).toBeVisible();
    const pictured = dayLinks().filter((day) =>
      day.querySelector('img[src="/atlas/abcdef/18.avif"][loading="lazy"]'),
    );
    expect(pictured.map(({ textContent }) => textContent)).toEqual(['18X/6', '192/6']);
  });

  it('has a column for each weekday, and no link to a future day', async () => {
    await renderSite('/zoomle/archive');
    const month = screen.getByRole<HTMLTableElement>('table', { name: 'November 2026' });
    const [columns, ...weeks] = [...month.rows].map(({ cells }) => [...cells]);
    expect(columns?.map((cell) => cell.textContent).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
    expect(weeks[3]?.map((cell) => cell.textContent).join(' ')).toBe('16 17 18 19 20 21 22');
    expect(weeks[3]?.filter((cell) => cell.querySelector('a'))).toHaveLength(5);
  });

  it('opens at the latest month, and renders another once it is unfolded', async () => {
    const { user } = await renderSite('/zoomle/archive');
    expect(dayLinks()).toHaveLength(19);
    await user.click(summaryOf('February 2026'));
    expect(dayLinks()).toHaveLength(19 + 28);
    await user.click(summaryOf('February 2026'));
    expect(dayLinks()).toHaveLength(19);
  });

  it('opens at the last month too on the first of a month, and at that of the last round', async () => {
    const { user } = await renderSite('/zoomle/2026-02-03', { at: '2026-11-01T12:00:00Z' });
    await user.click(screen.getByText('Archive'));
    await findHeading(archive.title);
    const tables = screen.getAllByRole('table').map((table) => table.ariaLabel);
    expect(tables).toEqual(['November 2026', 'October 2026', 'February 2026']);
  });

  it('shows one year, and links to the others', async () => {
    const { user } = await renderSite('/zoomle/archive', { at: '2027-02-20T12:00:00Z' });
    expect(screen.getByText('2027')).toHaveAttribute('aria-current', 'page');
    expect(months()).toHaveLength(2);
    expect(dayLinks()).toHaveLength(19);
    await user.click(screen.getByText('2026'));
    expect(await screen.findByText('December 2026', { selector: 'h2' })).toBeVisible();
    expect(months()).toHaveLength(12);
    expect(dayLinks()).toHaveLength(31);
  });
});

describe('a random day', () => {
  it.each([
    [0, '2026-01-03'],
    [0.999, '2026-01-01'],
  ])('for the random number %d is %s, which was not played', async (number, date) => {
    const at = '2026-01-05T12:00:00Z';
    const { dispatch, user } = await renderSite('/zoomle/archive', { at, random: () => number });
    dispatch(roundsImported({ 'daily:2026-01-04': won, 'archive:2026-01-02': lost }));
    await user.click(screen.getByText(archive.random));
    expect(await findHeading(start.game.title(date))).toBeVisible();
  });

  it('is not offered once every day was played', async () => {
    const { dispatch } = await renderSite('/zoomle/archive', { at: '2026-01-02T12:00:00Z' });
    dispatch(roundsImported({ 'daily:2026-01-01': lost }));
    expect(screen.queryByText(archive.random)).toBeNull();
    expect(screen.getByText(archive.allPlayed)).toBeVisible();
  });
});

/** October 21 has today's answer, and October 22 tomorrow's. */
describe('a past day with the answer of today or tomorrow', () => {
  const CLOSED_DAY = '/zoomle/2026-10-21';

  it('is closed in the calendar, which says when it reopens', async () => {
    const { user } = await renderSite('/zoomle/archive');
    await user.click(summaryOf('October 2026'));
    const days = dayLinks().filter(({ ariaLabel }) => /October 2[0-3]/.test(ariaLabel ?? ''));
    expect(days.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Tuesday, October 20, 2026: not played',
      'Wednesday, October 21, 2026: closed until November 21, 2026',
      'Thursday, October 22, 2026: closed until November 22, 2026',
      'Friday, October 23, 2026: not played',
    ]);
  });

  it('says so on its page and opens no round', async () => {
    const { store, user } = await renderSite(CLOSED_DAY);
    expect(heading()).toHaveTextContent(archive.closedTitle);
    expect(screen.getByText(archive.closedNote('2026-11-21'))).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(selectRounds(store.getState())).not.toHaveProperty('archive:2026-10-21');
    await user.click(screen.getByRole('link', { name: archive.open }));
    expect(location.pathname).toBe('/zoomle/archive');
  });

  it('is never the random day', async () => {
    const { dispatch } = await renderSite('/zoomle/archive');
    const others = archivedDays(utcDate('2026-11-20')).filter((day) => !/-10-2[12]$/.test(day));
    dispatch(roundsImported(Object.fromEntries(others.map((day) => [`archive:${day}`, lost]))));
    expect(screen.queryByText(archive.random)).toBeNull();
    expect(screen.queryByText(archive.allPlayed)).toBeNull();
  });
});

it('the menu marks the current page, and opens the settings', async () => {
  const { user } = await renderSite('/zoomle/archive');
  const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;
  expect(current()).toBe('Archive');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await user.click(screen.getByText('Practice'));
  await findHeading(start.game.practiceTitle);
  expect(current()).toBe('Practice');
});
