import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import { PICTURE_TIMEOUT_MS } from '../../../src/features/game/usePicture';
import { CODE, LIST } from '../../support/challenge';
import { renderSite } from '../../support/renderSite';
import { atlas, fail, guess, load, renderGame, service } from './mapOnPage';

/** The addresses that image elements were given, in their order: each is a request. */
let requests: string[];
/** The addresses that are fetched ahead. */
let ahead: string[];
class PrefetchedImage {
  set src(url: string) {
    ahead.push(url || 'given up');
  }
}

beforeEach(() => {
  requests = [];
  ahead = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    url,
  ) {
    if (url) requests.push(url);
    this.setAttribute('src', url);
  });
  vi.stubGlobal('Image', PrefetchedImage);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the map', () => {
  it('asks for each picture once', async () => {
    const { dispatch } = await renderGame();
    load();
    dispatch(guess());
    load();
    dispatch(guess());
    load();
    expect(requests).toEqual([service(18), service(17), service(16)]);
  });

  it.each(['/zoomle', '/zoomle/practice', '/zoomle/2026-11-18', `/zoomle/challenge/play#${CODE}`])(
    'asks for one picture on %s, that of its round',
    async (path) => {
      const { store } = await renderSite(path, { countries: LIST });
      const answer = selectCurrentRound(store.getState())?.answer.name;
      expect(requests).toEqual([`https://maps.test/${answer}/18`]);
    },
  );

  it('fetches the next level ahead, once the current one is on the screen', async () => {
    const { dispatch } = await renderGame();
    expect(ahead).toEqual([]);
    load();
    expect(ahead).toEqual([service(17)]);
    dispatch(guess());
    load();
    expect(ahead).toEqual([service(17), 'given up', service(16)]);
  });
});

describe('a map service that fails', () => {
  it('has the next level fetched ahead from the atlas', async () => {
    await renderGame();
    fail();
    load();
    expect(ahead).toEqual([atlas(17)]);
  });

  it('is given up after eight seconds without an answer, and not asked again', async () => {
    await renderGame({ realTimers: false });
    act(() => void vi.advanceTimersByTime(PICTURE_TIMEOUT_MS - 1));
    expect(requests).toEqual([service(18)]);
    act(() => void vi.advanceTimersByTime(1));
    load();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(requests).toEqual([service(18), atlas(18)]);
  });

  it('is asked again when the network comes back', async () => {
    await renderGame();
    fail();
    fireEvent.online(window);
    expect(requests).toEqual([service(18), atlas(18), service(18)]);
  });

  it('is asked again at most twice where the network comes back thirty times in a minute', async () => {
    await renderGame({ realTimers: false });
    fail();
    const before = requests.length;
    for (let second = 0; second < 60; second += 2) {
      fireEvent.online(window);
      fail();
      act(() => void vi.advanceTimersByTime(2_000));
    }
    const billed = requests.slice(before).filter((url) => url === service(18));
    expect(billed).toHaveLength(2);
  });
});
