import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../src/domain/countries';
import { guessMade } from '../../../../src/features/events';
import { atlasBox } from '../../../../src/maps/atlasBox';
import { framePosition } from '../../../../src/maps/camera';
import type { Outline } from '../../../../src/maps/outline';
import { later } from '../../../../src/texts/en/later';
import { start } from '../../../../src/texts/en/start';
import { aCountry, anAtlas, anOutline, ORIGIN } from '../../../support/builders';
import { announced, loadPictures } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';
import { testAtlas, testMaps } from '../../../support/testStore';

/** A country with a tower as its landmark, two further places, and one nearby. */
const PERU: Country = {
  ...aCountry('Peru', 0, 10),
  mapLocations: [
    { name: 'Peru Tower', lat: 0, lon: 10 },
    { name: 'Peru Bridge', lat: 5, lon: 15 },
    { name: 'Peru Island', lat: 0, lon: 60 },
    { name: 'Peru Square', lat: 0.1, lon: 10.1 },
  ],
};

async function renderWon(mapProviders = [testAtlas], options?: Parameters<typeof renderSite>[1]) {
  const world = { countries: [ORIGIN, PERU], atlas: anAtlas('Peru'), mapProviders };
  const site = await renderSite('/zoomle', { ...world, ...options });
  await site.dispatch(guessMade('daily:2026-11-20', PERU));
  return site;
}

const thumbnail = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  return { button, image: button.querySelector('img') };
};
const look = async (name: string) => fireEvent.click((await thumbnail(name)).button);
const slider = () => screen.getByLabelText<HTMLInputElement>(start.game.zoomLevel);
const picture = (name: string) => screen.getByAltText(start.game.map.place(name));
const wayBack = () => screen.getByRole('button', { name: start.game.map.back('Peru Tower') });

describe('more places of the answer', () => {
  it('are a row of the atlas’s pictures, fetched when seen, beside a map service too', async () => {
    await renderWon([testMaps, testAtlas]);
    const heading = { level: 3, name: later.recap.more('Peru') };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    for (const [index, name] of ['Peru Bridge', 'Peru Island'].entries()) {
      const { button, image } = await thumbnail(name);
      expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(image).toHaveAttribute('src', `/atlas/abcdef/${index + 1}.avif`);
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image).toHaveAttribute('alt', '');
    }
    expect(screen.queryByRole('button', { name: 'Peru Tower' })).toBeNull();
  });

  it('say so where their pictures cannot be loaded, as those that are not stored offline', async () => {
    await renderWon();
    const { button, image } = await thumbnail('Peru Bridge');
    if (image) fireEvent.error(image);
    expect(image).not.toBeInTheDocument();
    expect(button).toHaveTextContent(`${later.recap.notStored}Peru Bridge`);
  });

  it('whose pictures would show the same are links at the end of the row', async () => {
    await renderWon();
    const link = await screen.findByRole('link', { name: /^Peru Square/ });
    const row = link.closest('ul')?.parentElement;
    expect(row?.lastElementChild).toContainElement(link);
    expect(row?.firstElementChild).toContainElement((await thumbnail('Peru Bridge')).button);
    expect(link).toHaveAttribute('href', expect.stringContaining('Peru+Square'));
    expect(screen.queryByAltText(start.game.map.place('Peru Square'))).toBeNull();
  });

  /** Ends a round whose picture of the country shows a level of the surroundings. */
  const renderCountry = async (level: number, change: Partial<Outline> = {}) => {
    const outline = { ...anOutline, box: atlasBox({ lat: 1, lon: 12 }, level), ...change };
    await renderWon([testAtlas], { loadOutline: () => Promise.resolve(outline) });
    await waitFor(() => {
      loadPictures();
      expect(document.querySelector('svg [tabindex]')).not.toBeNull();
    });
  };
  /** The dots on the picture: what each is, and of which places. */
  const dots = () =>
    [...document.querySelectorAll('svg [tabindex]')].map((dot) => `${dot.role} ${dot.ariaLabel}`);

  it('are dots on the picture of the country, buttons where they have a picture of their own', async () => {
    await renderCountry(14);
    expect(dots()).toEqual(['button Peru Bridge', 'img Peru Square']);
    const [bridge] = document.querySelectorAll('svg [role="button"]');
    if (bridge) fireEvent.keyDown(bridge, { key: 'Enter' });
    expect(picture('Peru Bridge')).toHaveAttribute('src', '/atlas/Peru/1');
  });

  it('too near each other for a finger share a dot’s target, which names both', async () => {
    await renderCountry(12);
    expect(dots()).toEqual(['img Peru Bridge, Peru Square', 'button Peru Island']);
    const [island] = document.querySelectorAll('svg [role="button"]');
    if (island) fireEvent.click(island);
    expect(picture('Peru Island')).toHaveAttribute('src', '/atlas/Peru/2');
  });

  it.each([
    ['inside, clear of their dots', 100, 'middle'],
    ['beside the country where it would cover one', 0, 'start'],
  ])('leave the name of the country %s', async (_where, apart, anchor) => {
    const { x, y } = framePosition(atlasBox({ lat: 1, lon: 12 }, 14), { lat: 5, lon: 15 });
    await renderCountry(14, { inside: [x, y + apart, 500] });
    const name = await screen.findByText('Peru', { selector: '[aria-hidden] > text' });
    expect(name).toHaveAttribute('text-anchor', anchor);
  });

  it('say so where the picture of the country lacks them', async () => {
    await renderCountry(14);
    expect(await screen.findByText(later.recap.offMap('Peru Island'))).toBeVisible();
    expect(screen.queryByText(later.recap.offMap('Peru Bridge'))).toBeNull();
  });

  it('leave a line of text where they cannot be loaded', async () => {
    const reason = new Error('offline');
    const places = Object.assign(Promise.reject(reason), { status: 'rejected', reason });
    places.catch(() => undefined);
    await renderWon([testAtlas], { loadPlaces: () => places });
    expect(await screen.findByText(later.recap.moreFailed('Peru'))).toBeVisible();
  });
});

describe('the selected place, on the map', () => {
  it('has all levels of a map service', async () => {
    await renderWon([testMaps, testAtlas]);
    await look('Peru Bridge');
    expect(picture('Peru Bridge')).toHaveAttribute('src', 'https://maps.test/Peru/15');
    expect(announced()).toContain('Peru Bridge');
    expect(slider()).toHaveFocus();
    expect(screen.getByText('Zoom Level: 15 (4/15)')).toBeVisible();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Peru Bridge');
    fireEvent.change(slider(), { target: { value: '14' } });
    expect(screen.getByText('Zoom Level: 4 (15/15)')).toBeVisible();
  });

  it('has the atlas’s one picture', async () => {
    await renderWon();
    await look('Peru Island');
    expect(picture('Peru Island')).toHaveAttribute('src', '/atlas/Peru/2');
    expect(screen.getByText(start.game.onePicture)).toBeVisible();
    expect(slider()).toBeDisabled();
    expect(slider()).toHaveAccessibleDescription(start.game.onePicture);
    expect(wayBack()).toHaveFocus();
  });

  it('is left for the landmark, at the farthest level, even if its picture did not load', async () => {
    await renderWon();
    await look('Peru Bridge');
    fireEvent.error(picture('Peru Bridge'));
    expect(screen.getByText(start.game.map.failed)).toBeVisible();
    fireEvent.click(wayBack());
    expect(screen.queryByText(start.game.map.failed)).toBeNull();
    expect(screen.getByAltText(start.game.map.alternative)).toBeInTheDocument();
    expect(screen.getByText('Zoom Level: 12 (7/7)')).toBeVisible();
    expect(slider()).toHaveFocus();
  });
});
