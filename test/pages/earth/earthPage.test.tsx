import { fireEvent, screen, within } from '@testing-library/react';
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
const option = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}, `) });

describe('the Earth', () => {
  it('of a newcomer is dark, names no country, and invites to play', async () => {
    await renderEarth({});
    expect(screen.getByText(earth.count(0, 3))).toBeVisible();
    expect(linkTo(start.home.zoomle.play)).toBe('/zoomle');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Peru|Chad|Kenya/);
  });

  it('has the countries that were recognised, and the last one with its picture', async () => {
    await renderEarth(LIT);
    expect(screen.getByText(earth.count(2, 3))).toBeVisible();
    expect(await option('Chad')).toHaveAttribute('aria-selected', 'true');
    const heading = screen.getByRole('heading', { name: earth.last('Chad') });
    expect(heading.parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/atlas/abcdef/country.avif',
    );
    expect(screen.queryByText(/Kenya/)).toBeNull();
  });

  it('is explored with arrow keys', async () => {
    await renderEarth(LIT);
    await option('Chad');
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowLeft' });
    expect(await option('Peru')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Peru' })).toBeVisible();
  });

  it('has a list of them by continent', async () => {
    await renderEarth(LIT);
    const africa = (await screen.findAllByRole('heading', { name: 'Africa' })).at(-1);
    const list = within(africa?.parentElement ?? document.body);
    expect(list.getByText('Chad')).toBeVisible();
    expect(list.queryByText('Peru')).toBeNull();
    expect(screen.getByRole('button', { name: 'Africa 1/56' })).toBeInTheDocument();
  });

  it('is shown with dots where the outlines do not load', async () => {
    await renderEarth(LIT, { loadEarth: () => Promise.reject(new Error('offline')) });
    expect((await option('Peru')).getAttribute('d')).toMatch(/h0$/);
  });
});

it('a continent that was chosen shows all again where a country elsewhere is selected', async () => {
  const { user } = await renderEarth(LIT);
  const africa = await screen.findByRole('button', { name: /^Africa/ });
  await user.click(africa);
  expect(africa).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowLeft' });
  expect(africa).toHaveAttribute('aria-pressed', 'false');
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
