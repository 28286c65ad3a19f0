import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import { guessMade, zoomPicked } from '../../../src/features/game/gameSlice';
import { PICTURE_TIMEOUT_MS } from '../../../src/features/game/usePicture';
import { EASTLAND } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { testAtlas, testMaps } from '../../support/testStore';

const BOARD = 'daily:2026-11-20';
const NOTICE = 'The map service does not answer: showing the offline atlas';
const service = (zoom: number) => `https://maps.test/Northland/${zoom}`;
const atlas = (zoom: number) => `/atlas/Northland/${zoom}`;

const picture = () => screen.getByAltText<HTMLImageElement>(/^Satellite picture/);
const source = () => picture().getAttribute('src');
const load = () => fireEvent.load(picture());
const fail = () => fireEvent.error(picture());
const notice = () => screen.queryByText(NOTICE);
const credit = () => screen.queryByText(/imagery$/)?.textContent;

const renderGame = (options = {}) =>
  renderSite('/zoomle', { mapProviders: [testMaps, testAtlas], ...options });

let fetchedAhead: string[];
beforeEach(() => {
  fetchedAhead = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetchedAhead.push(address);
      }
      removeAttribute() {
        // Nothing was really asked for.
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('when the map service fails', () => {
  it('the atlas is shown at the same level, and said so in one line', async () => {
    await renderGame();
    expect(notice()).toBeNull();
    fail();
    expect(source()).toBe(atlas(18));
    load();
    expect(picture()).toBeVisible();
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(NOTICE);
    expect(screen.getByText('Zoom Level: 18 (1/1)')).toBeVisible();
  });

  it('scale, width and credit change with the provider', async () => {
    await renderGame();
    load();
    expect([credit(), screen.getByText('1 km across')]).toMatchObject(['Test imagery', {}]);
    fail();
    load();
    expect([credit(), screen.getByText('1000 km across')]).toMatchObject(['Atlas imagery', {}]);
    expect(screen.getByText('200 km')).toHaveStyle({ width: '20cqw' });
  });

  it('a picture that does not come counts as one after eight seconds', async () => {
    await renderGame({ realTimers: false });
    act(() => void vi.advanceTimersByTime(PICTURE_TIMEOUT_MS - 1));
    expect(source()).toBe(service(18));
    act(() => void vi.advanceTimersByTime(1));
    expect(source()).toBe(atlas(18));
  });

  it('it is not asked again for the same level', async () => {
    await renderGame({ realTimers: false });
    fail();
    load();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(source()).toBe(atlas(18));
  });

  it('the next level is fetched ahead from the atlas', async () => {
    await renderGame();
    fail();
    load();
    expect(fetchedAhead).toEqual([atlas(17)]);
  });

  it('words and Retry come when the atlas fails too', async () => {
    const { user } = await renderGame();
    fail();
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(source()).toBe(service(18));
  });
});

describe('the map service gets another chance', () => {
  it('with the next level, whose atlas picture stands in until it answers', async () => {
    const { dispatch, container } = await renderGame();
    fail();
    load();
    dispatch(guessMade(BOARD, EASTLAND));
    expect(source()).toBe(service(17));
    expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', atlas(17));
    expect(credit()).toBe('Atlas imagery');
    expect(screen.getByText('2000 km across')).toBeVisible();
    expect(notice()).toBeVisible();
    load();
    expect(notice()).toBeNull();
    expect(credit()).toBe('Test imagery');
    expect(fetchedAhead).toEqual([atlas(17), service(16)]);
  });

  it('with a level that was picked, the one that failed included', async () => {
    const { dispatch } = await renderGame();
    dispatch(guessMade(BOARD, EASTLAND));
    fail();
    expect(source()).toBe(atlas(17));
    dispatch(zoomPicked(18));
    expect(source()).toBe(service(18));
    dispatch(zoomPicked(17));
    expect(source()).toBe(service(17));
  });

  it('by Retry, which keeps the atlas and the focus on the map', async () => {
    const { user, container } = await renderGame();
    fail();
    load();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(source()).toBe(service(18));
    expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', atlas(18));
    expect(document.activeElement).toContainElement(picture());
    load();
    expect(notice()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('when the network comes back', async () => {
    await renderGame();
    fail();
    fireEvent.online(window);
    expect(source()).toBe(service(18));
  });

  it('with another round', async () => {
    const { store } = await renderGame();
    fail();
    load();
    act(() => {
      store.dispatch(advanceOffset());
    });
    expect(source()).toBe('https://maps.test/Eastland/18');
    expect(notice()).toBeVisible();
  });
});
