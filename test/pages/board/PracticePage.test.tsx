import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { boardOf } from '../../support/board';
import { aCountry, anAtlas, COUNTRIES, MANY_COUNTRIES } from '../../support/builders';
import { announced, heading, input, linkTo } from '../../support/onPage';
import { reload, renderSite } from '../../support/renderSite';

const ATLAS = anAtlas(...COUNTRIES.map(({ name }) => name));
const links = (name: string) => screen.getAllByRole('link', { name });
const button = (name: string) => screen.queryByRole('button', { name });

it('“Show the answer” replaces the input by the answer, even before the first guess', async () => {
  const { store, user } = await renderSite('/zoomle/practice');
  const { answer = '' } = boardOf(store);
  await user.click(screen.getByText(start.game.revealAnswer));
  const result = screen.getByText(start.game.answerWas(answer), { selector: 'p' });
  expect(result.parentElement).toHaveFocus();
  expect(input()).toBeNull();
  expect(announced()).toContain(start.game.answerWas(answer));
  expect(screen.getByLabelText(start.game.zoomLevel)).toBeEnabled();
  expect(await screen.findByRole('region', { name: answer })).toBeVisible();
  expect(button(start.game.nextPractice)).toBeVisible();
  expect(button(start.game.revealAnswer)).toBeNull();
  expect(screen.queryByText(later.recap.views.guesses)).toBeNull();
});

describe('an expedition', () => {
  const [CHAD, KENYA, PERU] = [
    aCountry('Chad', 12, 15),
    aCountry('Kenya', -4, 39),
    aCountry('Peru', -12, -77),
  ];
  // The maps of today and tomorrow are elsewhere.
  const countries = [...MANY_COUNTRIES, CHAD, KENYA, PERU];
  const { earth } = later;
  const subtitle = (lit: number) => `${earth.lightUp('Africa')} · ${earth.of(lit, 56)}`;
  const guess = ({ store, dispatch }: Awaited<ReturnType<typeof renderSite>>) => {
    const { id, answer } = boardOf(store);
    const country = countries.find(({ name }) => name === answer);
    if (!id || !country) throw new Error('no round');
    return dispatch(guessMade(id, country));
  };

  it('says how far one is, at the end only below the result, and goes on there', async () => {
    const site = await renderSite('/zoomle/practice/africa', { countries });
    const { store, user } = site;
    expect(heading()).toHaveTextContent('Zoomle - Africa');
    expect(screen.getByText(subtitle(0))).toBeVisible();
    const { answer: first = '' } = boardOf(store);
    await guess(site);
    expect(screen.getByText(earth.lightUp('Africa'), { exact: true })).toBeVisible();
    expect(linkTo(earth.litIn(first, earth.of(1, 56), 'Africa'))).toBe('/zoomle/earth');
    await user.click(screen.getByText(start.game.nextPractice));
    expect(screen.getByText(subtitle(1))).toBeVisible();
    const { answer: second = '' } = boardOf(store);
    expect([first, second].sort()).toEqual(['Chad', 'Kenya']);
    await user.click(screen.getByText(start.game.revealAnswer));
    await screen.findByText(earth.staysDark(second, earth.of(1, 56), 'Africa'));
  });

  it('goes on after a reload', async () => {
    const site = await renderSite('/zoomle/practice/africa', { countries });
    await site.dispatch(guessMade(boardOf(site.store).id ?? 'practice:0', PERU));
    const before = boardOf(site.store);
    const { store } = await reload(site, { countries });
    expect(boardOf(store)).toMatchObject({ ...before, guesses: ['Peru'] });
    expect(heading()).toHaveTextContent('Zoomle - Africa');
  });

  it('that would give today’s or tomorrow’s country away says so, with a way on', async () => {
    const site = await renderSite('/zoomle/practice/africa', { countries: [KENYA, PERU, CHAD] });
    expect(screen.getByText(earth.noneToDraw('Africa'))).toBeVisible();
    expect(links(start.game.menu.earth)).toHaveLength(2);
    expect(boardOf(site.store).id).toBe('daily:2026-11-20');
  });

  it('ends when only those are dark', async () => {
    // Today's is Kenya, tomorrow's Peru.
    const site = await renderSite('/zoomle/practice/africa', { countries: [PERU, CHAD, KENYA] });
    await guess(site);
    expect(screen.getByText(earth.noneToDraw('Africa'))).toBeVisible();
    expect(button(start.game.nextPractice)).toBeNull();
  });

  it('of an unknown continent is no page', async () => {
    await renderSite('/zoomle/practice/atlantis', { countries });
    expect(heading()).toHaveTextContent(start.errors.notFound.title);
  });
});

describe('without a network', () => {
  const canLoad = (...cached: string[]) =>
    vi.fn((url: string) => Promise.resolve(cached.includes(url)));

  it('practice says so instead of showing a board without a picture, until Retry finds one', async () => {
    const isOnline = canLoad();
    const { user } = await renderSite('/zoomle/practice', { atlas: ATLAS, canLoad: isOnline });
    expect(await screen.findByText(later.pages.practiceOffline)).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(input()).toBeNull();
    expect(linkTo(start.home.zoomle.play)).toBe('/zoomle');
    isOnline.mockResolvedValue(true);
    await user.click(screen.getByText(start.game.map.retry, { selector: 'main button' }));
    expect(await screen.findByLabelText(start.game.inputLabel)).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('practice works with cached pictures', async () => {
    await renderSite('/zoomle/practice', {
      atlas: ATLAS,
      canLoad: canLoad('/atlas/abcdef/18.avif'),
    });
    expect(input()).toBeVisible();
    expect(screen.queryByText(later.pages.practiceOffline)).toBeNull();
  });
});
