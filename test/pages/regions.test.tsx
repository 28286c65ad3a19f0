import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guessMade, textTyped } from '../../src/features/game/gameSlice';
import { dialogOpened } from '../../src/features/ui/dialogSlice';
import { homeTexts } from '../../src/texts/home';
import { roundEndTexts } from '../../src/texts/roundEnd';
import { unitTexts } from '../../src/texts/units';
import { EASTLAND, NORTHLAND } from '../support/builders';
import { renderSite } from '../support/renderSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const failed = (region: string) => `${region} cannot be shown: something went wrong.`;
const fail = () => {
  throw new Error('provoked by the test');
};
const rows = () => within(screen.getByRole('list', { name: 'Guesses' })).getAllByRole('listitem');
const input = () => screen.getByRole('combobox', { name: 'Guess a country' });
const map = () => screen.getByAltText(/^Satellite picture/);
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

describe('a region that fails', () => {
  it('the map: the round goes on, and Try again brings the map', async () => {
    const broken = vi.spyOn(unitTexts, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('The map'));
    await user.type(input(), 'eastland{Enter}');
    expect(rows()).toHaveLength(1);
    broken.mockRestore();
    await user.click(tryAgain());
    expect(map()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('the map: the next round has it again by itself', async () => {
    const broken = vi.spyOn(unitTexts, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    broken.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Dev: Next' }));
    expect(map()).toBeInTheDocument();
  });

  it('the guess input: map and rows stay', async () => {
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    // No event of the game's: an imported DevTools log could hold it.
    dispatch({ type: 'game/textTyped', payload: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('The guess input'));
    expect(map()).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await user.click(tryAgain());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    dispatch(textTyped(''));
    await user.click(tryAgain());
    expect(input()).toBeEnabled();
  });

  it('the rows: the round goes on, and no guess is lost', async () => {
    const broken = vi.spyOn(unitTexts, 'distance').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    await user.type(input(), 'eastland{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('The list of your guesses'));
    await user.type(input(), 'farland{Enter}');
    broken.mockRestore();
    await user.click(tryAgain());
    expect(rows()).toHaveLength(2);
  });

  it('the recap: the board stays as it was', async () => {
    vi.spyOn(roundEndTexts.result, 'countdown').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, NORTHLAND));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('The end of the round'));
    expect(rows()[0]).toHaveTextContent('Correct!');
    expect(map()).toBeInTheDocument();
  });

  it('the statistics: the rest of the recap stays', async () => {
    vi.spyOn(roundEndTexts.statistics, 'percent').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, NORTHLAND));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('Your statistics'));
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('a dialog: it says so and can be closed', async () => {
    vi.spyOn(roundEndTexts.statistics, 'percent').mockImplementation(fail);
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(dialogOpened('statistics'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(failed('Your statistics'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input()).toBeEnabled();
  });

  it('home’s card: the rest of the page stays', async () => {
    vi.spyOn(homeTexts.zoomle, 'used').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(guessMade(BOARD, EASTLAND));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed('Today’s map'));
    expect(screen.getByRole('heading', { name: 'Puzzlia' })).toBeVisible();
  });

  it('can be reported: what failed, and the events before it', async () => {
    vi.spyOn(unitTexts, 'distance').mockImplementation(fail);
    const copy = vi.fn(() => Promise.resolve('copied' as const));
    const { dispatch, user } = await renderSite('/zoomle', { world: { copy } });
    dispatch(guessMade(BOARD, EASTLAND));
    await user.click(screen.getByRole('button', { name: 'Copy a report' }));
    expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /Error: provoked by the test\n +at .*GuessRow(.*\n)+game\/guessMade daily:2026-11-20 Eastland$/,
      ),
    );
  });

  it('shows the report to be copied where the browser cannot', async () => {
    vi.spyOn(unitTexts, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle', {
      world: { copy: () => Promise.resolve('failed'), report: () => 'What happened' },
    });
    await user.click(screen.getByRole('button', { name: 'Copy a report' }));
    expect(await screen.findByRole('textbox', { name: 'Copy this text' })).toHaveValue(
      'What happened',
    );
  });
});
