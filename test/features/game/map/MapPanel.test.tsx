import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { guessMade } from '../../../../src/features/events';
import { recapViewPicked } from '../../../../src/features/game/gameSlice';
import { devTexts } from '../../../../src/texts/dev';
import { start } from '../../../../src/texts/en/start';
import { anAtlas, anOutline, NORTHLAND } from '../../../support/builders';
import { testAtlas } from '../../../support/testStore';
import {
  atlas,
  fail,
  guess,
  imprint,
  load,
  notice,
  picture,
  renderGame,
  scale,
  service,
  source,
} from './mapOnPage';

const slider = () => screen.getByRole('slider', { name: start.game.zoomLevel });
const status = () => screen.getByText(/^Zoom Level:/).textContent;

it('the zoom slider is locked before the first guess, which unlocks it, and says so', async () => {
  const { dispatch } = await renderGame();
  expect(slider()).toBeDisabled();
  expect(slider()).toHaveAccessibleDescription(start.game.zoomHint);
  expect(status()).toBe('Zoom Level: 18 (1/1)');
  dispatch(guess());
  expect(slider()).toBeEnabled();
  expect(screen.queryByText(start.game.zoomHint)).toBeNull();
  expect(status()).toBe('Zoom Level: 17 (2/2)');
  expect(slider()).toHaveAttribute('aria-valuetext', 'step 2 of 2');
});

it('the browser does not drag the picture away, whose address says where it is', async () => {
  await renderGame();
  load();
  expect(fireEvent.dragStart(picture() ?? document)).toBe(false);
});

it('after a round, the slider stands beyond the levels, and picks them at once', async () => {
  const maps = anAtlas('Northland');
  const loadOutline = () => Promise.resolve(anOutline);
  const { dispatch } = await renderGame({ atlas: maps, mapProviders: [maps], loadOutline });
  dispatch(guess());
  await dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  for (const index of [0, 6]) {
    expect(slider()).toHaveValue('7');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Northland');
    expect(screen.queryByText(/^Zoom Level:/)).toBeNull();
    fireEvent.change(slider(), { target: { value: index } });
    expect(status()).toBe(`Zoom Level: ${18 - index} (${index + 1}/7)`);
    expect(slider()).toHaveAttribute('aria-valuetext', `step ${index + 1} of 7`);
    fireEvent.change(slider(), { target: { value: 7 } });
  }
  await dispatch(recapViewPicked('guesses'));
  expect(slider()).toHaveAttribute('aria-valuetext', 'Northland');
});

it('without a picture of the country, the slider ends with the levels', async () => {
  const { dispatch } = await renderGame({ loadOutline: () => Promise.resolve(null) });
  await dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  expect(slider()).toHaveAttribute('max', '6');
  expect(slider()).toHaveAttribute('aria-valuetext', 'step 2 of 7');
});

const texts = start.game.map;
const progress = () => screen.queryByLabelText(texts.loading);
const failure = () => screen.queryByText(`${texts.failed} ${texts.canGuess}`);

describe('the map', () => {
  it('keeps the picture, its credit and its scale until the next level has loaded', async () => {
    const { dispatch, container } = await renderGame();
    load();
    expect(parseFloat(scale()?.style.getPropertyValue('--length') ?? '')).toBeCloseTo(20, 6);
    for (const zoom of [17, 16]) {
      dispatch(guess());
      expect(source()).toBe(service(zoom));
      expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', service(18));
      expect(imprint()).toEqual(['Test imagery', '200 m']);
    }
    load();
    expect(imprint()).toEqual(['Test imagery', '1 km']);
  });

  it('shows no picture of another round', async () => {
    const { user, container } = await renderGame();
    load();
    await user.click(screen.getByText(devTexts.next.action));
    const sources = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(sources).toEqual(['https://maps.test/Eastland/18']);
  });
});

describe('when no picture comes', () => {
  it('words and Retry take its place, without its credit and scale, and the game goes on', async () => {
    const { dispatch, user } = await renderGame();
    load();
    dispatch(guess());
    fail();
    fail();
    expect(failure()).toHaveAttribute('role', 'alert');
    expect(notice()).toBeNull();
    expect(imprint()).toEqual([undefined, undefined]);
    expect(screen.getByLabelText(start.game.inputLabel)).toBeEnabled();
    await user.click(screen.getByText(texts.retry));
    expect(failure()).toBeNull();
    expect(source()).toBe(service(17));
    expect(document.activeElement).toContainElement(progress());
  });

  it('there is no notice of a fallback without one', async () => {
    const { dispatch } = await renderGame({ mapProviders: [testAtlas] });
    fail();
    dispatch(guess());
    expect(source()).toBe(atlas(17));
    expect(notice()).toBeNull();
  });
});
