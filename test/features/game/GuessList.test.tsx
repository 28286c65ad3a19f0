import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { guessMade, roundsImported } from '../../../src/features/events';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';

const BOARD = 'daily:2026-11-20';

/** The board of a round, and which of its rows tell their guesses. */
async function renderRows(options?: Parameters<typeof renderSite>[1]) {
  const site = await renderSite('/zoomle', options);
  const told = () =>
    [...site.container.querySelectorAll('[data-texts]')].map(
      (count) => count.closest('li')?.textContent.split('from')[0],
    );
  return { ...site, told };
}

describe('a guess is told', () => {
  it('by the row that it has just added, and by no other', async () => {
    const { dispatch, told } = await renderRows();
    expect(told()).toEqual([]);
    dispatch(guessMade(BOARD, EASTLAND));
    expect(told()).toEqual(['Eastland']);
    dispatch(guessMade(BOARD, FARLAND));
    expect(told()).toEqual(['Farland']);
  });

  it('not where the page was opened with it', async () => {
    const { dispatch, leave, unmount, storage } = await renderRows();
    dispatch(guessMade(BOARD, EASTLAND));
    leave();
    unmount();
    const { told } = await renderRows({ storage });
    expect(screen.getByText('Eastland')).toBeVisible();
    expect(told()).toEqual([]);
  });

  it('not where several have come at once', async () => {
    const { dispatch, told } = await renderRows();
    dispatch(roundsImported({ [BOARD]: aRound(NORTHLAND, EASTLAND, ORIGIN) }));
    expect(told()).toEqual([]);
  });

  it('not in a moment of DevTools, nor on the way back', async () => {
    const { dispatch, store, told } = await renderRows({ enhancers: [devTools()] });
    const { jump, last } = devToolsOf(store);
    dispatch(guessMade(BOARD, EASTLAND));
    const first = last();
    dispatch(guessMade(BOARD, FARLAND));
    const second = last();
    for (const moment of [first, second, first - 1, first]) {
      act(() => jump(moment));
      expect(told()).toEqual([]);
    }
  });
});
