import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/game/gameSlice';
import { EASTLAND } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const slider = () => screen.getByRole('slider', { name: 'Zoom level' });
const status = () => screen.getByText(/^Zoom Level:/);

describe('the zoom slider', () => {
  it('is disabled with its hint before the first guess', async () => {
    await renderSite('/zoomle');
    expect(slider()).toBeDisabled();
    expect(slider()).toHaveAccessibleDescription('Make your first guess to unlock zoom control');
    expect(status()).toHaveTextContent('Zoom Level: 18 (1/1)');
  });

  it('is unlocked by a guess, without the hint, one level farther out', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    expect(slider()).toBeEnabled();
    expect(screen.queryByText('Make your first guess to unlock zoom control')).toBeNull();
    expect(status()).toHaveTextContent('Zoom Level: 17 (2/2)');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Zoom level 17, 2 of 2 unlocked');
  });

  it('picks from near on the left to far on the right', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    dispatch(guessMade(BOARD, EASTLAND));
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(status()).toHaveTextContent('Zoom Level: 18 (1/3)');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(status()).toHaveTextContent('Zoom Level: 17 (2/3)');
  });

  it('goes no farther than the unlocked levels', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    fireEvent.change(slider(), { target: { value: '0' } });
    fireEvent.change(slider(), { target: { value: '6' } });
    expect(status()).toHaveTextContent('Zoom Level: 17 (2/2)');
    expect(slider()).toHaveValue('1');
  });
});
