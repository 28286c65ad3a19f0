import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../../src/features/events';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { anAtlas, aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { heading, linkTo } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const { zoomle } = start.home;
const week = () =>
  within(screen.getByRole('list', { name: zoomle.week }))
    .getAllByRole('listitem')
    .map((day) => [day.ariaLabel, day.textContent]);

/** Today’s country is Northland. */
describe('today’s round on the home page', () => {
  it('shows its progress until it ends, with the streak and the last seven days', async () => {
    const { container, dispatch } = await renderSite('/', { atlas: anAtlas('Northland') });
    expect(container.querySelector('img')).toHaveAttribute('src', '/atlas/abcdef/18.avif');
    expect(screen.getByText(zoomle.waiting)).toBeVisible();
    expect(screen.queryByRole('list', { name: zoomle.week })).toBeNull();
    expect(linkTo(zoomle.play)).toBe('/zoomle');
    const won = aRound(ORIGIN, ORIGIN);
    dispatch(roundsImported({ 'daily:2026-11-18': won, 'daily:2026-11-19': won }));
    expect(screen.getByText('2-day streak. Keep it going!')).toBeVisible();
    expect(await screen.findByRole('list', { name: zoomle.week })).toBeVisible();
    await dispatch(guessMade('daily:2026-11-20', ORIGIN));
    expect(screen.getByText('1 of 6 guesses used today')).toBeVisible();
    expect(linkTo(zoomle.goOn)).toBe('/zoomle');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('has the Earth of a player who only practises beside it', async () => {
    // The link goes if the Earth cannot be drawn, as in jsdom.
    const { dispatch } = await renderSite('/', { loadEarth: () => new Promise(() => undefined) });
    dispatch(roundsImported({ 'practice:1': aRound(ORIGIN, ORIGIN) }));
    const name = `${start.game.menu.earth}: ${later.earth.count(1, 4)}`;
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/zoomle/earth');
  });

  it('ends with its result, the streak, the countdown and the last seven days', async () => {
    const { dispatch } = await renderSite('/');
    dispatch(
      roundsImported({
        'daily:2026-11-14': aRound(ORIGIN, ORIGIN),
        'daily:2026-11-16': aRound(ORIGIN, ...SIX_MISSES),
        'daily:2026-11-17': aRound(ORIGIN, EASTLAND),
        'archive:2026-11-18': aRound(ORIGIN, ORIGIN),
        'daily:2026-11-19': aRound(ORIGIN, EASTLAND, NORTHLAND, ORIGIN),
      }),
    );
    dispatch(guessMade('daily:2026-11-20', ORIGIN));
    dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(await screen.findByText('Solved in 2 of 6')).toBeVisible();
    expect(screen.getByText('2 days in a row')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Next map in 12:00:00');
    expect(linkTo(zoomle.look)).toBe('/zoomle');
    expect(week()).toEqual([
      ['Saturday, November 14, 2026: solved in 1', '1S'],
      ['Sunday, November 15, 2026: not played', 'S'],
      ['Monday, November 16, 2026: not solved', 'XM'],
      ['Tuesday, November 17, 2026: not finished', '…T'],
      ['Wednesday, November 18, 2026: not played', 'W'],
      ['Thursday, November 19, 2026: solved in 3', '3T'],
      ['Friday, November 20, 2026: solved in 2', '2F'],
    ]);
  });

  it('is first of all shared, in words, whatever is on the board', async () => {
    const share = vi.fn((_text: string) => Promise.resolve('copied' as const));
    const { dispatch, user } = await renderSite('/zoomle/practice', { share });
    dispatch(roundsImported({ 'daily:2026-11-20': aRound(NORTHLAND, NORTHLAND) }));
    await user.click(screen.getByText('Back to Home'));
    const button = await screen.findByRole('button', { name: later.recap.share });
    // Before the link to the map, for the eye and the Tab key alike.
    const look = screen.getByRole('link', { name: zoomle.look });
    expect(button.compareDocumentPosition(look)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: later.sharing.picture })).toBeNull();
    await user.click(button);
    expect(share.mock.lastCall?.[0]).toMatch(/^#Zoomle 2026-11-20 1\/6/);
  });
});

it('the home page introduces both games and links to every page', async () => {
  await renderSite('/', { at: '2031-01-01T00:00:00Z' });
  expect(heading()).toHaveTextContent('Play. Guess. Win.');
  const tagline =
    'A collection of mind-challenging games that test your knowledge about the world.';
  expect(screen.getByText(tagline)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Zoomle' })).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.getByText(/launching in Q3 2024/)).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByText('© 2031 Zoomle')).toBeVisible();
  const links = {
    [zoomle.play]: '/zoomle',
    Practice: '/zoomle/practice',
    Archive: '/zoomle/archive',
    'Challenge a friend': '/zoomle/challenge',
    Statistics: '/zoomle/statistics',
    [start.home.signIn]: '/login',
    [start.site.privacy]: '/privacy',
    [start.site.about]: '/about',
    [start.site.contact]: '/contact',
    [start.site.blog]: '/blog',
    [start.home.puzzlia.more]: '/puzzlia',
  };
  for (const [name, path] of Object.entries(links)) expect(linkTo(name)).toBe(path);
});
