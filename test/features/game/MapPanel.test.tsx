import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import { guessMade, zoomPicked } from '../../../src/features/game/gameSlice';
import { PICTURE_TIMEOUT_MS } from '../../../src/features/game/usePicture';
import { EASTLAND } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { testMaps } from '../../support/testStore';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const picture = () => screen.queryByAltText<HTMLImageElement>(/^Satellite picture/);
const progress = () => screen.queryByRole('progressbar', { name: /Loading/ });
const failure = () => screen.queryByRole('alert');
const address = (zoom: number) => `https://maps.test/Northland/${zoom}`;
const load = () => {
  const image = picture();
  if (image) fireEvent.load(image);
};
/** The picture has faded in. jsdom knows no animations, so React listens to the prefixed event. */
const fadeIn = () => {
  const image = picture();
  if (image) fireEvent(image, new Event('webkitAnimationEnd', { bubbles: true }));
};
const fail = () => {
  const image = picture();
  if (image) fireEvent.error(image);
};

describe('the map', () => {
  it('shows progress until the picture is there, then the picture', async () => {
    await renderSite('/zoomle', { isStyled: true });
    expect(progress()).toBeVisible();
    expect(picture()).not.toBeVisible();
    expect(picture()).toHaveAttribute('src', address(18));
    load();
    expect(progress()).toBeNull();
    expect(picture()).toBeVisible();
  });

  it('gives nothing away in the picture’s alternative text', async () => {
    await renderSite('/zoomle');
    expect(picture()?.alt).toBe('Satellite picture of the place to guess');
  });

  it('tells whose imagery it is and draws a scale bar of round length', async () => {
    await renderSite('/zoomle');
    expect(screen.getByText('Test imagery')).toBeVisible();
    // The view at level 18 is 1 km wide here.
    expect(screen.getByText('200 m')).toHaveStyle({ width: '20cqw' });
    expect(screen.getByText('1 km across')).toBeVisible();
  });

  it('keeps the picture before on the screen until the next is there', async () => {
    const { dispatch, container } = await renderSite('/zoomle');
    load();
    fadeIn();
    dispatch(guessMade(BOARD, EASTLAND));
    const addresses = () => [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(addresses()).toEqual([address(18), address(17)]);
    expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(1);
    load();
    fadeIn();
    expect(addresses()).toEqual([address(17)]);
  });

  it('never shows a picture of another round', async () => {
    const { store, container } = await renderSite('/zoomle');
    load();
    act(() => {
      store.dispatch(advanceOffset());
    });
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://maps.test/Eastland/18',
    ]);
  });

  it('fetches the next level ahead once the current one is on the screen', async () => {
    const fetched: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          fetched.push(address);
        }
        removeAttribute() {
          fetched.push('given up');
        }
      },
    );
    const { dispatch } = await renderSite('/zoomle');
    expect(fetched).toEqual([]);
    load();
    expect(fetched).toEqual([address(17)]);
    dispatch(guessMade(BOARD, EASTLAND));
    load();
    expect(fetched).toEqual([address(17), 'given up', address(16)]);
  });
});

describe('a picture that does not come', () => {
  it('is told in words, with Retry, and the game goes on', async () => {
    const { user, dispatch } = await renderSite('/zoomle');
    fail();
    expect(failure()).toHaveTextContent('could not be loaded');
    expect(picture()).toBeNull();
    expect(screen.getByRole('combobox')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(failure()).toBeNull();
    // The button has gone with the message; the focus has not left the map.
    expect(document.activeElement).toContainElement(screen.getByRole('progressbar'));
    load();
    expect(picture()).toBeVisible();
    dispatch(guessMade(BOARD, EASTLAND));
    expect(picture()).toHaveAttribute('src', address(17));
  });

  it('is given up after eight seconds, and not before', async () => {
    await renderSite('/zoomle', { realTimers: false });
    act(() => void vi.advanceTimersByTime(PICTURE_TIMEOUT_MS - 1));
    expect(failure()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(failure()).toBeVisible();
  });

  it('is not given up once it is there', async () => {
    await renderSite('/zoomle', { realTimers: false });
    load();
    act(() => void vi.advanceTimersByTime(PICTURE_TIMEOUT_MS * 2));
    expect(failure()).toBeNull();
  });

  it('is asked for again when the network comes back', async () => {
    await renderSite('/zoomle');
    fail();
    fireEvent.online(window);
    expect(failure()).toBeNull();
    expect(picture()).toHaveAttribute('src', address(18));
  });

  it('does not keep the next level from being tried', async () => {
    const { dispatch } = await renderSite('/zoomle');
    fail();
    dispatch(guessMade(BOARD, EASTLAND));
    expect(failure()).toBeNull();
    load();
    expect(picture()).toBeVisible();
    dispatch(zoomPicked(18));
    expect(picture()).toHaveAttribute('src', address(18));
  });
});

it('Map unavailable stands in the map’s place when no address can be built', async () => {
  await renderSite('/zoomle', {
    mapProviders: [{ ...testMaps, pictureUrl: () => ({ unavailable: 'no token' }) }],
  });
  expect(screen.getByText('Map unavailable')).toBeVisible();
  expect(picture()).toBeNull();
  expect(screen.queryByText(/across/)).toBeNull();
});
