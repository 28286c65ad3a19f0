import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { selectCurrentRound } from '../../../../src/features/game/gameSelectors';
import { zoomPicked } from '../../../../src/features/game/gameSlice';
import { PICTURE_TIMEOUT_MS } from '../../../../src/features/game/map/MapImage';
import { start } from '../../../../src/texts/en/start';
import { CODE, LIST } from '../../../support/challenge';
import { renderSite } from '../../../support/renderSite';
import { actAndLoad } from '../../../support/setupViews';
import {
  atlas,
  fail,
  guess,
  imprint,
  load,
  notice,
  picture,
  renderGame,
  service,
} from './mapOnPage';

/** The `src` values of image elements, in order: each is a request. */
let requests: string[];
/** The prefetched URLs. */
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
describe('the map', () => {
  it.each(['/zoomle', '/zoomle/practice', '/zoomle/2026-11-18', `/zoomle/challenge/play#${CODE}`])(
    'asks for one picture on %s, that of its round',
    async (path) => {
      const { store } = await renderSite(path, { countries: LIST });
      const answer = selectCurrentRound(store.getState())?.answer.name;
      expect(requests).toEqual([`https://maps.test/${answer}/18`]);
    },
  );

  it('asks for each picture once, and fetches the next one ahead once it is on the screen', async () => {
    const { dispatch } = await renderGame();
    expect(ahead).toEqual([]);
    load();
    dispatch(guess());
    load();
    expect(ahead).toEqual([service(17), 'given up', service(16)]);
    dispatch(zoomPicked(18));
    dispatch(zoomPicked(17));
    dispatch(guess());
    load();
    expect(requests).toEqual([service(18), service(17), service(16)]);
  });
});

describe('a map service that fails', () => {
  it('is given up after eight seconds without an answer, and not asked again', async () => {
    await renderGame({ realTimers: false });
    actAndLoad(() => void vi.advanceTimersByTime(PICTURE_TIMEOUT_MS - 1));
    expect(requests).toEqual([service(18)]);
    actAndLoad(() => void vi.advanceTimersByTime(1));
    load();
    actAndLoad(() => void vi.advanceTimersByTime(60_000));
    expect(requests).toEqual([service(18), atlas(18)]);
  });

  it('is asked for the next level with the atlas, which is seen until it answers, then alone', async () => {
    const { dispatch } = await renderGame();
    expect(notice()).toBeNull();
    fail();
    load();
    expect(notice()).toHaveAttribute('role', 'status');
    requests = [];
    dispatch(guess());
    expect(requests).toEqual([atlas(17), service(17)]);
    expect(imprint()).toEqual(['Atlas imagery', '50 km']);
    load(atlas(17));
    expect(imprint()).toEqual(['Atlas imagery', '100 km']);
    expect(notice()).toBeVisible();
    load();
    expect(imprint()).toEqual(['Test imagery', '500 m']);
    expect(notice()).toBeNull();
    dispatch(guess());
    expect(requests).toEqual([atlas(17), service(17), service(16)]);
  });

  it('is asked again whenever the network comes back, at most every thirty seconds', async () => {
    await renderGame({ realTimers: false });
    const wait = (ms: number) => actAndLoad(() => void vi.advanceTimersByTime(ms));
    const asked = () => requests.filter((url) => url === service(18)).length;
    fail();
    fireEvent.online(window);
    wait(0);
    expect(asked()).toBe(2);
    fail();
    for (let ms = 0; ms < 30_000; ms += 2_000) {
      expect(asked()).toBe(2);
      fireEvent.online(window);
      wait(2_000);
    }
    expect(asked()).toBe(3);
    fail();
    wait(60_000);
    expect(asked()).toBe(3);
  });

  it('is asked again by Retry, which leaves the focus in the map', async () => {
    const { user } = await renderGame();
    fail();
    load();
    await user.click(screen.getByText(start.game.map.retry));
    expect(requests).toEqual([service(18), atlas(18), service(18)]);
    load();
    expect(screen.queryByText(start.game.map.retry)).toBeNull();
    expect(document.activeElement).toContainElement(picture());
  });

  it('is not asked ahead of time, but again when the player comes back to that level', async () => {
    const { dispatch } = await renderGame();
    load();
    dispatch(guess());
    fail();
    load();
    expect(ahead.at(-1)).toBe(atlas(16));
    requests = [];
    dispatch(zoomPicked(18));
    expect(ahead.at(-1)).toBe(atlas(17));
    dispatch(zoomPicked(17));
    expect(requests.filter((url) => url !== atlas(18))).toEqual([service(17)]);
  });
});
