import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { hasEnded } from '../../domain/round';
import { canBeShared, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { pathOfDay, paths } from '../../routes';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectHighContrast } from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';
import { selectDarkMode } from '../ui/darkModeSlice';

/**
 * Writes the share text of a round, given the site's address in the page's language; null if the round
 * has not ended or nobody else can play it.
 */
export const selectShareText = createSelector(
  [
    (_state: RootState, id: RoundId) => id,
    (state: RootState, id: RoundId) => selectRounds(state)[id],
    // Only today's round tells the streak.
    (state: RootState, id: RoundId) =>
      id === selectTodaysRoundId(state) ? selectShownStreak(state) : null,
    selectDarkMode,
    selectHighContrast,
  ],
  (id, round, streak, isDark, highContrast) => {
    const date = roundDate(id);
    if (!date || !canBeShared(id) || !round || !hasEnded(round)) return null;
    const path = kindOf(id) === 'archive' ? pathOfDay(date) : paths.zoomle;
    return (site: string) =>
      shareText(round, { date, streak, url: site + path, isDark, highContrast });
  },
);
