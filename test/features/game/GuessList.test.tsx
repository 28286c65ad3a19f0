import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { devTexts } from '../../../src/texts/dev';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';
import { actAndLoad } from '../../support/setupViews';
import { storedTexts } from '../../support/stored';
import { memoryStorage } from '../../support/testStore';

const BOARD = 'daily:2026-11-20';

/** The board of a round, and which of its rows reveal their guesses step by step. */
async function renderRows(options?: Parameters<typeof renderSite>[1]) {
  const site = await renderSite('/zoomle', options);
  const animated = () =>
    [...site.container.querySelectorAll('[data-texts]')].map(
      (count) => count.closest('li')?.textContent.split('from')[0],
    );
  return { ...site, animated };
}

describe('a row reveals its guess step by step', () => {
  it('if it was made since the page was opened', async () => {
    const { dispatch, animated } = await renderRows();
    expect(animated()).toEqual([]);
    dispatch(guessMade(BOARD, EASTLAND));
    expect(animated()).toEqual(['Eastland']);
    dispatch(guessMade(BOARD, FARLAND));
    expect(animated()).toEqual(['Eastland', 'Farland']);
  });

  it('not if the page was opened with it', async () => {
    const rounds = { [BOARD]: aRound(NORTHLAND, EASTLAND) };
    const { animated } = await renderRows({ storage: memoryStorage(storedTexts({ rounds })) });
    expect(screen.getByText('Eastland')).toBeVisible();
    expect(animated()).toEqual([]);
  });

  it('not during time travel, nor after it', async () => {
    const { dispatch, store, animated, user } = await renderRows({ enhancers: [devTools()] });
    const { jump, last } = devToolsOf(store);
    dispatch(guessMade(BOARD, EASTLAND));
    const first = last();
    dispatch(guessMade(BOARD, FARLAND));
    const second = last();
    for (const moment of [first, second, first - 1, first]) {
      await actAndLoad(() => jump(moment)).done;
      expect(animated()).toEqual([]);
    }
    await user.click(screen.getByText(devTexts.travel.back));
    expect(animated()).toEqual([]);
    dispatch(guessMade(BOARD, ORIGIN));
    expect(animated()).toEqual(['Origin']);
  });
});
