import { createSelector } from '@reduxjs/toolkit';

import { hasEnded } from '../../domain/round';
import { kindOf, roundDate } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { roundEndTexts } from '../../texts/roundEnd';
import { selectCurrentRound, selectCurrentRoundId } from '../game/gameSelectors';
import { selectHighContrast } from '../settings/settingsSlice';

/**
 * A function that writes the text to share, given the site's address; null while there is nothing to
 * share: the round goes on, or is a practice round, which nobody else can play.
 */
export const selectShareText = createSelector(
  [selectCurrentRoundId, selectCurrentRound, selectHighContrast],
  (id, round, highContrast) => {
    const date = id && roundDate(id);
    if (!date || !round || !hasEnded(round)) return null;
    const isArchive = kindOf(id) === 'archive';
    const title = isArchive
      ? roundEndTexts.share.archiveTitle(date)
      : roundEndTexts.share.title(date);
    const path = isArchive ? `/zoomle/${date}` : '/zoomle';
    return (site: string) => shareText(round, { title, url: site + path, highContrast });
  },
);
