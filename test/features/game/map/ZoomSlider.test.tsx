import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../../../src/texts/en/start';
import { guess, renderGame } from './mapOnPage';

const slider = () => screen.getByRole('slider', { name: start.game.zoomLevel });
const status = () => screen.getByText(/^Zoom Level:/).textContent;
const slideTo = (position: number) =>
  fireEvent.change(slider(), { target: { value: String(position) } });

it('the zoom slider is locked before the first guess, and says what unlocks it', async () => {
  await renderGame();
  expect(slider()).toBeDisabled();
  expect(slider()).toHaveAccessibleDescription(start.game.zoomHint);
  expect(status()).toBe('Zoom Level: 18 (1/1)');
});

it('a guess unlocks the zoom slider, whose farthest level is on the right', async () => {
  const { dispatch } = await renderGame();
  dispatch(guess());
  expect(slider()).toBeEnabled();
  expect(screen.queryByText(start.game.zoomHint)).toBeNull();
  expect(status()).toBe('Zoom Level: 17 (2/2)');
  expect(slider()).toHaveAttribute('aria-valuetext', '2 km across, step 2 of 2');
  slideTo(0);
  expect(status()).toBe('Zoom Level: 18 (1/2)');
  slideTo(6);
  expect(status()).toBe('Zoom Level: 17 (2/2)');
  expect(slider()).toHaveValue('1');
});
