import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { countriesOf } from '../../../src/domain/continents';
import type { Rounds } from '../../../src/domain/rounds';
import { roundsImported } from '../../../src/features/events';
import { openRound } from '../../../src/features/game/gameThunks';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { boardOf } from '../../support/board';
import { aCountry, anAtlas, aRound } from '../../support/builders';
import { EARTH } from '../../support/earth';
import { linkTo } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const { earth } = later;
const [PERU, CHAD, KENYA] = [
  aCountry('Peru', -12, -77),
  aCountry('Chad', 12, 15),
  aCountry('Kenya', -4, 39),
];
const LIT: Rounds = {
  'practice:1': { ...aRound(PERU, PERU), openedAt: 1 },
  'practice:2': { ...aRound(CHAD, PERU, CHAD), openedAt: 2 },
};

async function renderEarth(rounds: Rounds, options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite('/zoomle/earth', {
    countries: [PERU, CHAD, KENYA],
    atlas: anAtlas('Peru', 'Chad'),
    loadEarth: () => Promise.resolve(EARTH),
    ...options,
  });
  site.dispatch(roundsImported(rounds));
  return site;
}
/** The globe has a place, as it has not in jsdom, but nothing to be drawn in. */
function showGlobe() {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('ResizeObserver', function (report: (entries: object[]) => void) {
    return { observe: () => report([{ contentRect: { width: 300 } }]), disconnect: vi.fn() };
  });
}
const parentOf = ({ parentElement }: HTMLElement) => parentElement ?? document.body;
const allCountries = () => screen.findByText(earth.allCountries);
const shareButton = () => screen.findByRole('button', { name: later.recap.share });
const wayOn = (continent: string, lit: number, all: number) =>
  `${earth.lightUp(continent)} · ${earth.of(lit, all)}`;
const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name} `) });

describe('the Earth', () => {
  it('of a newcomer is dark, names no country, and invites to play', async () => {
    await renderEarth({});
    expect(screen.getByText(earth.count(0, 3))).toBeVisible();
    expect(linkTo(start.home.zoomle.play)).toBe('/zoomle');
    expect(document.body.textContent).not.toMatch(/Peru|Chad|Kenya/);
  });

  it('has the countries that were recognised, and the last one with its picture', async () => {
    await renderEarth(LIT);
    expect(screen.getByText(earth.count(2, 3))).toBeVisible();
    const heading = screen.getByRole('heading', { name: earth.last('Chad') });
    expect(heading.parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/atlas/abcdef/country.avif',
    );
    expect(screen.queryByText(/Kenya/)).toBeNull();
  });

  it('says more about a country that is chosen, and links to its map', async () => {
    const { user } = await renderEarth({
      ...LIT,
      'archive:2026-11-01': { ...aRound(KENYA, KENYA), openedAt: 0 },
    });
    await user.click(await allCountries());
    await user.click(radio('Kenya'));
    expect(screen.getByRole('heading', { name: 'Kenya' })).toBeVisible();
    expect(screen.getByText(later.day.result.won(1), { exact: true })).toBeVisible();
    expect(linkTo('Zoomle - November 1, 2026')).toBe('/zoomle/2026-11-01');
  });

  it('says that a dark country is not lit yet, and leads to its continent’s expedition', async () => {
    const { store, user } = await renderEarth(LIT);
    await user.click(await allCountries());
    await user.click(screen.getByRole('radio', { name: 'Kenya' }));
    const heading = screen.getByRole('heading', { name: 'Kenya' });
    const card = within(parentOf(heading));
    expect(card.getByText(earth.notLit)).toBeVisible();
    await user.click(card.getByRole('link', { name: /^Light up Africa/ }));
    await screen.findByRole('heading', { level: 1, name: /^Zoomle - Africa/ });
    expect(boardOf(store).answer).not.toBe('Kenya');
  });

  it.each([
    ['another country to practice with', earth.another],
    ['one of a continent', wayOn('Africa', 1, 56)],
  ])('leads to %s, not back to the finished round', async (_, name) => {
    const { store, user } = await renderEarth(LIT);
    store.dispatch(openRound({ id: 'practice:2', round: null }));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: /^Zoomle/ });
    expect(store.getState().game.currentRoundId).not.toBe('practice:2');
  });

  it('that is wholly lit says since when, and leads to practice all the same', async () => {
    const endedAt = Date.UTC(2026, 10, 3);
    await renderEarth({ ...LIT, 'practice:3': { ...aRound(KENYA, KENYA), openedAt: 3, endedAt } });
    const name = 'The whole Earth has been lit since November 3, 2026: all 3 countries.';
    expect(screen.getByRole('heading', { name })).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.queryByRole('link', { name: earth.another })).toBeNull();
    expect(page.getByRole('link', { name: start.game.menu.practice })).toBeVisible();
  });

  it('without WebGL says so, and has all but the globe; it is shared in words', async () => {
    showGlobe();
    const share = vi.fn(() => Promise.resolve('copied' as const));
    const { user } = await renderEarth(LIT, { share });
    expect(await screen.findByText(earth.noGlobe)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(await allCountries());
    expect(radio('Chad')).toBeVisible();
    await user.click(await shareButton());
    expect(share).toHaveBeenCalledWith(
      `${earth.count(2, 3)}\n${earth.description}\nhttps://zoomle.test/zoomle/earth`,
    );
  });

  it('whose files do not load says so, and asks for them again to be shared', async () => {
    const loadEarth = vi.fn(() => Promise.reject(new Error('offline')));
    const { user } = await renderEarth(LIT, { loadEarth });
    const notice = start.errors.section(start.errors.sections.earth);
    expect(await screen.findByText(notice)).toBeVisible();
    const context = { fillRect: vi.fn(), getImageData: () => ({ data: [40, 120, 200] }) };
    vi.stubGlobal('OffscreenCanvas', function () {
      return { getContext: () => context };
    });
    await user.click(await shareButton());
    await vi.waitFor(() => expect(loadEarth).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(screen.getAllByText(notice)).toHaveLength(2));
  });

  it('lists each continent’s lit countries, then its dark ones, once they are unfolded', async () => {
    const { user } = await renderEarth(LIT);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await allCountries());
    const africa = within(screen.getByRole('region', { name: 'Africa' }));
    expect(radio('Chad').parentElement).toHaveTextContent('Chad January 1, 1970: solved in 2');
    const dark = within(africa.getByRole('group', { name: earth.notLit }));
    const kenya = screen.getByRole('radio', { name: 'Kenya' });
    expect(dark.getAllByRole('radio')).toEqual([kenya]);
    expect(africa.getAllByRole('radio')).toEqual([radio('Chad'), kenya]);
  });

  it('has a complete continent as practice, with a mark, and sharing says it', async () => {
    const names = countriesOf('South America').map((name) => aCountry(name, 0, 0));
    const won = names.map((each, index) => [`practice:${index}`, aRound(each, each)]);
    const share = vi.fn(() => Promise.resolve('copied' as const));
    showGlobe();
    const { user } = await renderEarth(Object.fromEntries(won) as Rounds, {
      countries: [...names, CHAD],
      share,
    });
    const name = `${start.game.menu.practice} · South America · ${earth.of(12, 12)}`;
    const row = await screen.findByRole('link', { name });
    expect(row).toHaveAttribute('href', '/zoomle/practice/south-america');
    expect(row).toHaveTextContent('South America ★12 of 12');
    expect(screen.getByRole('link', { name: wayOn('Africa', 0, 56) })).not.toHaveTextContent('★');
    expect(linkTo(wayOn('Oceania', 0, 14))).toBe('/zoomle/practice/oceania');
    await screen.findByText(earth.noGlobe);
    await user.click(await shareButton());
    expect(share).toHaveBeenCalledWith(
      expect.stringContaining('South America: 12 of 12, complete!'),
    );
  });
});
