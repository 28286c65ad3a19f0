import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../../../src/texts/en/start';
import { guess, renderGame } from './mapOnPage';

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
  expect(slider()).toHaveAttribute('aria-valuetext', '2 km across, step 2 of 2');
});
