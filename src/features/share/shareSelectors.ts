import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { hasEnded } from '../../domain/round';
import { canBeShared, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { roundEndTexts } from '../../texts/roundEnd';
import { selectRounds } from '../rounds/roundsSlice';
import { selectHighContrast } from '../settings/settingsSlice';

/**
 * A function that writes the text to share of a round, given the site's address; null while there is
 * nothing to share: the round goes on, or nobody else can play it.
 */
export const selectShareText = createSelector(
  [
    (_state: RootState, id: RoundId) => id,
    (state: RootState, id: RoundId) => selectRounds(state)[id],
    selectHighContrast,
  ],
  (id, round, highContrast) => {
    const date = roundDate(id);
    if (!date || !canBeShared(id) || !round || !hasEnded(round)) return null;
    const isArchive = kindOf(id) === 'archive';
    const title = isArchive
      ? roundEndTexts.share.archiveTitle(date)
      : roundEndTexts.share.title(date);
    const path = isArchive ? `/zoomle/${date}` : '/zoomle';
    return (site: string) => shareText(round, { title, url: site + path, highContrast });
  },
);
