import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../src/features/events';
import type { EarthOutlines } from '../../../src/maps/earthOutlines';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { aCountry, anAtlas, aRound, NORTHLAND } from '../../support/builders';
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
const OUTLINES: EarthOutlines = { paths: { Peru: 'M1 1l9 0 0 9Z' }, dots: ['Chad'] };

async function renderEarth(rounds: Rounds, options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite('/zoomle/earth', {
    countries: [PERU, CHAD, KENYA],
    atlas: anAtlas('Peru', 'Chad'),
    loadEarth: () => Promise.resolve(OUTLINES),
    ...options,
  });
  site.dispatch(roundsImported(rounds));
  return site;
}
const parentOf = ({ parentElement }: HTMLElement) => parentElement ?? document.body;
const onMap = async (name: string) =>
  parentOf(await screen.findByText(new RegExp(`^${name}, `), { selector: 'title' }));
const summary = async (name: string) =>
  parentOf(await screen.findByText(name, { selector: 'summary > span' }));
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
    expect((await onMap('Peru')).getAttribute('d')).toBe('M1 1l9 0 0 9Z');
    const heading = screen.getByRole('heading', { name: earth.last('Chad') });
    expect(heading.parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/atlas/abcdef/country.avif',
    );
    expect(screen.queryByText(/Kenya/)).toBeNull();
  });

  it('says more about a country that is tapped, and links to its map', async () => {
    const { user } = await renderEarth({
      ...LIT,
      'archive:2026-11-01': { ...aRound(KENYA, KENYA), openedAt: 0 },
    });
    await user.click(await onMap('Kenya'));
    expect(screen.getByRole('heading', { name: 'Kenya' })).toBeVisible();
    expect(linkTo('Zoomle - November 1, 2026')).toBe('/zoomle/2026-11-01');
  });

  it('selects a dot that is only nearly hit', async () => {
    const { user } = await renderEarth({
      ...LIT,
      'practice:3': { ...aRound(KENYA, KENYA), openedAt: 3 },
    });
    const path = (await onMap('Chad')).getAttribute('d') ?? '';
    const [reach] = document.querySelectorAll(`path[d="${path}"]`);
    if (reach) await user.click(reach);
    expect(screen.getByRole('heading', { name: 'Chad' })).toBeVisible();
  });

  it('is shown with dots where the outlines do not load', async () => {
    const loadEarth = vi.fn(() => Promise.reject(new Error('offline')));
    const { user } = await renderEarth(LIT, { loadEarth });
    expect((await onMap('Peru')).getAttribute('d')).toMatch(/h\.01$/);
    expect(await screen.findByText(start.errors.section(start.game.menu.earth))).toBeVisible();
    // They are asked for again rather than shared as dots.
    const context = { fillRect: vi.fn(), getImageData: () => ({ data: [40, 120, 200] }) };
    vi.stubGlobal('OffscreenCanvas', function () {
      return { getContext: () => context };
    });
    await user.click(await screen.findByRole('button', { name: later.recap.share }));
    await vi.waitFor(() => expect(loadEarth).toHaveBeenCalledTimes(2));
  });
});

describe('a continent', () => {
  it('lists its lit countries', async () => {
    const { user } = await renderEarth(LIT);
    const africa = await summary('Africa');
    expect(africa).toHaveTextContent('Africa 1/56');
    expect(screen.getByText('Chad', { selector: 'b' })).not.toBeVisible();
    await user.click(africa);
    expect(screen.getByText('Chad', { selector: 'b' })).toBeVisible();
    expect(radio('Chad').parentElement).toHaveTextContent('Chad January 1, 1970, solved in 2');
    expect(africa.parentElement).not.toHaveTextContent('Peru');
  });

  it('fills the map until it is chosen again', async () => {
    const { user } = await renderEarth(LIT);
    const plane = (await onMap('Chad')).parentElement;
    await user.click(await summary('Africa'));
    expect(plane?.style.transform).toBe(`scale(${2560 / 851}) translate(-975px, -908px)`);
    await user.click(await summary('Africa'));
    expect(plane?.style.transform).toBe('scale(1) translate(0px, 0px)');
  });

  it('is explored with arrow keys', async () => {
    const { user } = await renderEarth({
      ...LIT,
      'practice:3': { ...aRound(KENYA, KENYA), openedAt: 3 },
    });
    await user.click(await summary('Africa'));
    radio('Kenya').focus();
    await user.keyboard('{ArrowUp}');
    expect(radio('Chad')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Chad' })).toBeVisible();
  });
});

describe('the first win of a country', () => {
  it('says after the round which of the lit countries it is, and leads to the Earth', async () => {
    const site = await renderSite('/zoomle');
    await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    const link = await screen.findByRole('link', { name: earth.nth('Northland', 1) });
    expect(link).toHaveAttribute('href', '/zoomle/earth');
  });

  it('is not told again of a country that was lit before', async () => {
    const site = await renderSite('/zoomle');
    site.dispatch(roundsImported({ 'daily:2026-11-01': aRound(NORTHLAND, NORTHLAND) }));
    await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    await screen.findByRole('region', { name: 'Northland' });
    expect(screen.queryByText(/on your Earth/)).toBeNull();
  });
});

it('a country lights up once, when the Earth is first opened after its round', async () => {
  const site = await renderSite('/zoomle');
  await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  const visit = async () => {
    await site.user.click(screen.getByRole('link', { name: start.game.menu.earth }));
    return onMap('Northland');
  };
  const northland = await visit();
  const whileNew = northland.getAttribute('class');
  // jsdom has no AnimationEvent; React then listens for WebKit's event.
  fireEvent(northland, new Event('webkitAnimationEnd', { bubbles: true }));
  const since = northland.getAttribute('class');
  expect(since).not.toBe(whileNew);
  await site.user.click(screen.getByRole('link', { name: start.game.menu.archive }));
  expect((await visit()).getAttribute('class')).toBe(since);
});

it('the home page shows the Earth small once a country is lit', async () => {
  await renderSite('/', {}).then(({ dispatch }) =>
    dispatch(roundsImported({ 'daily:2026-11-19': aRound(NORTHLAND, NORTHLAND) })),
  );
  const link = await screen.findByRole('link', {
    name: `${start.game.menu.earth}: ${earth.count(1, 4)}`,
  });
  expect(link).toHaveAttribute('href', '/zoomle/earth');
});

it('a picture that cannot be drawn is no dead button', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  const { user } = await renderEarth(LIT);
  await user.click(await screen.findByRole('button', { name: later.recap.share }));
  expect(await screen.findByText(start.errors.section(start.game.menu.earth))).toBeVisible();
});
