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
 * A function that writes the text to share of a round, given the address of the site in the page's
 * language; null while there is nothing to share: the round goes on, or nobody else can play it.
 */
export const selectShareText = createSelector(
  [
    (_state: RootState, id: RoundId) => id,
    (state: RootState, id: RoundId) => selectRounds(state)[id],
    // A streak is one of today: an earlier round is shared without.
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
