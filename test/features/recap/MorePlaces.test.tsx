import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Country } from '../../../src/domain/countries';
import { guessMade } from '../../../src/features/events';
import { searchUrl } from '../../../src/features/recap/wikipedia';
import { devTexts } from '../../../src/texts/dev';
import { gameTexts } from '../../../src/texts/en/game';
import { recapTexts } from '../../../src/texts/en/recap';
import { aCountry, anAtlas, ORIGIN } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { testAtlas, testMaps } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

/** A country whose bridge is near its tower, and its island far away. */
const withPlaces = (name: string): Country => ({
  ...aCountry(name, 0, 10),
  mapLocations: [
    { name: `${name} Tower`, lat: 0, lon: 10 },
    { name: `${name} Bridge`, lat: 1, lon: 11 },
    { name: `${name} Island`, lat: 0, lon: 60 },
  ],
});
const PERU = withPlaces('Peru');

/** A won round whose answer is Peru. */
async function renderWon(options: Parameters<typeof renderSite>[1]) {
  const site = await renderSite('/zoomle', { countries: [ORIGIN, PERU], ...options });
  site.dispatch(guessMade('daily:2026-11-20', PERU));
  return site;
}
const heading = () => screen.findByRole('heading', { level: 3, name: recapTexts.more('Peru') });

describe('more places of the answer, where the map service pictures any place', () => {
  const look = async (name: string) => fireEvent.click(await screen.findByText(name));
  const slider = () => screen.getByLabelText<HTMLInputElement>(gameTexts.zoomLevel);
  const picture = (name: string) => screen.getByAltText(gameTexts.map.place(name));
  const renderPlaces = () => renderWon({ mapProviders: [testMaps, testAtlas] });

  it('are shown in the board’s frame, at any zoom level', async () => {
    await renderPlaces();
    await look('Peru Bridge');
    expect(picture('Peru Bridge')).toHaveAttribute('src', 'https://maps.test/Peru/15');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('Peru Bridge');
    expect(slider()).toHaveFocus();
    expect(screen.getByText('Zoom Level: 15 (4/15)')).toBeVisible();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Peru Bridge');
    fireEvent.change(slider(), { target: { value: '14' } });
    expect(screen.getByText('Zoom Level: 4 (15/15)')).toBeVisible();
  });

  it('are left for the landmark, as far out as the round had come', async () => {
    await renderPlaces();
    await look('Peru Bridge');
    await look(gameTexts.map.back('Peru Tower'));
    expect(screen.getByAltText(gameTexts.map.alternative)).toBeInTheDocument();
    expect(screen.getByText('Zoom Level: 17 (2/2)')).toBeVisible();
    expect(slider()).toHaveFocus();
  });
});

describe('more places of the answer, where there is only the atlas', () => {
  const pictureName = recapTexts.picture('Peru', 'Peru Tower');
  const atlas = anAtlas('Peru', 'Gabon');
  const renderPlaces = (options = {}) =>
    renderWon({ atlas, mapProviders: [testAtlas], ...options });

  it('are listed: those on its picture by number, the others after them', async () => {
    await renderPlaces();
    expect(await heading()).toBeVisible();
    expect(screen.getByAltText(pictureName)).toHaveAttribute('src', '/atlas/abcdef/12.avif');
    expect(screen.getByText('Peru Bridge').closest('ol')).toBeVisible();
    expect(screen.getByText('Peru Island').closest('ul')).toBeVisible();
    expect(screen.getByText(recapTexts.beyond)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Peru Bridge' })).toBeNull();
  });

  it.each(['Peru Bridge', 'Peru Island'])(
    'each lead to a search in a new tab: %s',
    async (place) => {
      await renderPlaces();
      const link = await screen.findByRole('link', { name: `${place} ${recapTexts.newTab}` });
      expect(link).toHaveAttribute('href', searchUrl(place, 'Peru'));
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it('stay where the picture does not load, which goes with its credit', async () => {
    await renderPlaces();
    fireEvent.error(await screen.findByAltText(pictureName));
    expect(screen.queryByAltText(pictureName)).toBeNull();
    expect(screen.queryByText(/^NASA/)).toBeNull();
    expect(screen.queryByText(recapTexts.beyond)).toBeNull();
    expect(screen.getByText('Peru Bridge')).toBeVisible();
    expect(screen.getByText('Peru Island')).toBeVisible();
  });

  it('have a picture in the next round, though the last one’s did not load', async () => {
    const { user, dispatch } = await renderPlaces({ countries: [withPlaces('Gabon'), PERU] });
    fireEvent.error(await screen.findByAltText(pictureName));
    await user.click(screen.getByText(devTexts.next.action));
    dispatch(guessMade('dev:2026-11-20+1', withPlaces('Gabon')));
    expect(await screen.findByAltText(recapTexts.picture('Gabon', 'Gabon Tower'))).toBeVisible();
  });

  it('leave a line of text where they cannot be loaded', async () => {
    const reason = new Error('offline');
    const places = Object.assign(Promise.reject(reason), { status: 'rejected', reason });
    places.catch(() => undefined);
    await renderPlaces({ loadPlaces: () => places });
    expect(await screen.findByText(recapTexts.moreFailed('Peru'))).toBeVisible();
  });

  it('are not spoken of where there are none', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade('daily:2026-11-20', aCountry('Northland', 10, 0)));
    await screen.findByRole('region', { name: 'Northland' });
    expect(screen.queryByText(recapTexts.more('Northland'))).toBeNull();
  });
});
