import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { WorldContext } from '../../../src/app/hooks';
import type { Countries, Country } from '../../../src/domain/countries';
import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import { boardOpened, guessMade } from '../../../src/features/game/gameSlice';
import { Recap } from '../../../src/features/recap/Recap';
import { aCountry, COUNTRIES, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { WORLD } from '../../support/renderSite';
import { aStore, testAtlas } from '../../support/testStore';

/** Of November 20, 2026: the answer is Northland, or the second of two countries. */
const BOARD = 'daily:2026-11-20';

async function renderRecap(
  countries: readonly Country[] = COUNTRIES,
  loadPlaces = (all: Countries) => Promise.resolve(all),
) {
  const { store } = await aStore({
    realTimers: true,
    countries,
    mapProviders: [testAtlas],
  });
  render(
    <Provider store={store}>
      <WorldContext value={{ ...WORLD, countries, loadPlaces: () => loadPlaces(countries) }}>
        <Recap id="end" onPlacePicked={() => undefined} />
      </WorldContext>
    </Provider>,
  );
  const guess = (...guessed: Country[]) =>
    act(() => {
      for (const country of guessed) {
        store.dispatch(guessMade(store.getState().game.board ?? BOARD, country));
      }
    });
  return { store, guess };
}

const section = () => screen.queryByRole('region');

afterEach(() => {
  vi.useRealTimers();
});

describe('the recap of a round', () => {
  it('tells nothing while the round is played', async () => {
    const { guess } = await renderRecap();
    expect(section()).toBeNull();
    guess(EASTLAND);
    expect(section()).toBeNull();
  });

  it.each([
    ['won', [EASTLAND, NORTHLAND]],
    ['lost', [EASTLAND, ORIGIN, FARLAND, EASTLAND, ORIGIN, FARLAND]],
  ])('names the answer and its landmark when the round is %s', async (_, guesses) => {
    const { guess } = await renderRecap();
    guess(...guesses);
    expect(screen.getByRole('region', { name: 'Northland' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Northland' })).toBeVisible();
    expect(
      within(screen.getByRole('region')).getByText('Northland Tower', { selector: 'p' }),
    ).toBeVisible();
  });

  it('leads to an article about the country, which does not learn where from', async () => {
    const { guess } = await renderRecap();
    guess(NORTHLAND);
    const link = screen.getByRole('link', { name: 'Read about Northland on Wikipedia' });
    expect(link).toHaveAttribute('href', 'https://en.wikipedia.org/wiki/Northland');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('draws a numbered line for each wrong guess', async () => {
    const { guess } = await renderRecap();
    guess(EASTLAND, FARLAND, NORTHLAND);
    const map = await screen.findByRole('img', { name: /Northland Tower, Northland$/ });
    expect(within(map).getByText('1')).toBeInTheDocument();
    expect(within(map).getByText('2')).toBeInTheDocument();
    expect(within(map).queryByText('3')).toBeNull();
    expect(within(map).getByText('Northland Tower')).toBeInTheDocument();
  });

  it('tells in words what the map shows', async () => {
    const { guess } = await renderRecap();
    guess(ORIGIN, NORTHLAND);
    const list = await screen.findByRole('list', { name: 'Your guesses' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Origin: the answer lies 1112 km to the north',
      'Northland: correct',
    ]);
  });
});

describe('the further places of the answer', () => {
  const withPlaces = (name: string): Country => ({
    ...aCountry(name, 0, 10),
    mapLocations: [
      { name: `${name} Tower`, lat: 0, lon: 10 },
      { name: `${name} Bridge`, lat: 1, lon: 11 },
      { name: `${name} Island`, lat: 0, lon: 60 },
    ],
  });
  const [GABON, PERU] = [withPlaces('Gabon'), withPlaces('Peru')];
  const alternative = (country: string) =>
    new RegExp(`^Satellite picture of ${country} around ${country} Tower`);
  const picture = (country: string) => screen.queryByAltText(alternative(country));
  const foundPicture = (country: string) => screen.findByAltText(alternative(country));

  it('are not spoken of when there are none', async () => {
    const { guess } = await renderRecap();
    guess(NORTHLAND);
    expect(screen.queryByRole('heading', { name: /^More of/ })).toBeNull();
  });

  it('stand in a list, those that the picture holds by their number', async () => {
    const { guess } = await renderRecap([GABON, PERU]);
    guess(PERU);
    const heading = await screen.findByRole('heading', { level: 3, name: 'More of Peru' });
    expect(heading).toBeVisible();
    expect(picture('Peru')).toHaveAttribute('src', expect.stringMatching(/^\/atlas\/.*\/12.avif$/));
    expect(screen.getByText(/^NASA Earth Observatory/)).toBeVisible();
    expect(screen.getByText('Peru Bridge').parentElement?.tagName).toBe('OL');
    expect(screen.getByText('Beyond the picture:')).toBeVisible();
    expect(screen.getByText('Peru Island').parentElement?.tagName).toBe('UL');
  });

  it('stay when the picture does not load, which goes with its credit', async () => {
    const { guess } = await renderRecap([GABON, PERU]);
    guess(PERU);
    fireEvent.error(await foundPicture('Peru'));
    expect(picture('Peru')).toBeNull();
    expect(screen.queryByText(/^NASA/)).toBeNull();
    expect(screen.queryByText('Beyond the picture:')).toBeNull();
    expect(screen.getByText('Peru Bridge')).toBeVisible();
    expect(screen.getByText('Peru Island')).toBeVisible();
  });

  it('that cannot be fetched leave a line of text', async () => {
    const { guess } = await renderRecap([GABON, PERU], () => Promise.reject(new Error('offline')));
    guess(PERU);
    expect(await screen.findByText('More of Peru could not be loaded.')).toBeVisible();
  });

  it('of another round get their picture though the one before did not load', async () => {
    const { guess, store } = await renderRecap([GABON, PERU]);
    guess(PERU);
    act(() => {
      store.dispatch(advanceOffset());
    });
    guess(GABON);
    fireEvent.error(await foundPicture('Gabon'));
    act(() => {
      store.dispatch(boardOpened(BOARD));
    });
    expect(await foundPicture('Peru')).toBeVisible();
  });
});
