import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Country } from '../../../../src/domain/countries';
import { guessMade } from '../../../../src/features/events';
import { recapViewPicked, zoomPicked } from '../../../../src/features/game/gameSlice';
import { makeAtlas } from '../../../../src/maps/atlas';
import type { Outline } from '../../../../src/maps/outline';
import type { Services } from '../../../../src/store/services';
import { later } from '../../../../src/texts/en/later';
import { start } from '../../../../src/texts/en/start';
import { anOutline, EASTLAND, NORTHLAND } from '../../../support/builders';
import { loadPictures } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';
import { testMaps } from '../../../support/testStore';

const atlas = makeAtlas([['Northland', 'abc123']]);

const seen = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ alt }) => alt !== '')
    .map((image) => image.getAttribute('src'));

async function renderRound(
  guesses: Country[],
  loadOutline: Services['loadOutline'] = () => Promise.resolve(anOutline),
) {
  const site = await renderSite('/zoomle', {
    atlas,
    mapProviders: [testMaps, atlas],
    loadOutline,
  });
  loadPictures();
  for (const country of guesses) {
    await site.dispatch(guessMade('daily:2026-11-20', country));
    loadPictures();
  }
  return site;
}

const button = (name: string) => screen.getByRole('button', { name });

it('a round ends with the whole country, its outline and its name, and can be looked back at', async () => {
  const { dispatch, user } = await renderRound([EASTLAND, NORTHLAND]);
  expect(await screen.findByText('Northland', { selector: 'text' })).toBeInTheDocument();
  expect(seen()).toEqual(['/atlas/abc123/country.avif']);
  expect(screen.getByAltText(start.game.map.place('Northland'))).toBeVisible();
  expect(document.querySelectorAll(`path[d="${anOutline.path}"]`)).not.toHaveLength(0);
  await dispatch(zoomPicked(18));
  loadPictures();
  expect(seen()).toEqual(['https://maps.test/Northland/18']);
  expect(screen.queryByText('Northland', { selector: 'text' })).toBeNull();
  await user.click(button(later.recap.views.country));
  loadPictures();
  expect(seen()).toEqual(['/atlas/abc123/country.avif']);
});

it('the guesses have lines, names and distances', async () => {
  const { user, dispatch } = await renderRound([EASTLAND, NORTHLAND]);
  await user.click(await screen.findByRole('button', { name: later.recap.views.guesses }));
  loadPictures();
  const drawing = await screen.findByLabelText(later.recap.map('Northland', 'Northland Tower', 1));
  const words = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Northland', 'Eastland', '1,569 km']);
  expect(drawing.querySelectorAll('[stroke-dasharray]')).toHaveLength(1);
  await dispatch(recapViewPicked('level'));
  expect(button(later.recap.views.guesses)).toHaveAttribute('aria-pressed', 'false');
});

it('a round without a wrong guess has no choice of what to see', async () => {
  await renderRound([NORTHLAND]);
  await screen.findByText('Northland', { selector: 'text' });
  expect(screen.queryByRole('button', { name: later.recap.views.country })).toBeNull();
});

it.each([
  ['inside the outline', 300, 52, 'middle'],
  ['smaller, where it just fits', 200, 40, 'middle'],
  ['beside it, where it does not', 100, 40, 'start'],
])('the name of the country is %s', async (_where, room, size, anchor) => {
  const outline: Outline = { ...anOutline, inside: [640, 440, room] };
  await renderRound([NORTHLAND], () => Promise.resolve(outline));
  const name = await screen.findByText('Northland', { selector: 'text' });
  expect(name).toHaveAttribute('font-size', `${size}`);
  expect(name).toHaveAttribute('text-anchor', anchor);
  expect(name).toHaveAttribute('x', anchor === 'middle' ? '640' : '700');
});

it('the landmark’s dot lies above what is drawn on the picture', async () => {
  await renderRound([NORTHLAND]);
  const name = await screen.findByText('Northland', { selector: 'text' });
  const dot = document.querySelector('circle[r="5"]');
  expect(dot && name.compareDocumentPosition(dot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** What the small map of the world shows, and its mark. */
async function renderLocator(box: Outline['box']) {
  await renderRound([NORTHLAND], () => Promise.resolve({ ...anOutline, box }));
  await screen.findByText('Northland', { selector: 'text' });
  const image = document.querySelector(`image[href="${atlas.world.url}"]`);
  const [left = NaN] = image?.closest('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  const path = image?.parentElement?.querySelector('path')?.getAttribute('d') ?? '';
  const [west, north, width, height] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return { left: Number(left), west, north, width, height };
}

it.each([
  ['as large as it is', 0.2, { left: 0, west: 60, north: 120, width: 80, height: 60 }],
  ['never too small to see', 0.001, { left: 0, west: 72, north: 129, width: 56, height: 42 }],
])('the country is marked on a small map of the world, %s', async (_how, width, mark) => {
  const near = Object.entries(mark).map(([side, at]) => [side, expect.closeTo(at, 6) as unknown]);
  const box = { x: 0.25, y: atlas.world.box.y, width };
  expect(await renderLocator(box)).toEqual(Object.fromEntries(near));
});

it.each([
  ['east', 0.999, 27.6],
  ['west', 0.014, -22.4],
])('the world turns so that a mark in the far %s is whole', async (_side, x, turn) => {
  const { left, west = NaN, width = NaN } = await renderLocator({ x, y: 0.5, width: 0.01 });
  expect(left).toBeCloseTo(turn, 6);
  expect(west).toBeGreaterThanOrEqual(left);
  expect(west + width).toBeLessThanOrEqual(left + 400 + 1e-9);
  expect(document.querySelectorAll(`image[href="${atlas.world.url}"]`)).toHaveLength(2);
});
