import { createSelector } from '@reduxjs/toolkit';

import { roundStatus } from '../../domain/round';
import { isArchive, practiceNumber, roundDate } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { roundEndTexts } from '../../texts/roundEnd';
import { selectBoard, selectRound } from '../game/gameSelectors';
import { selectHighContrast } from '../settings/settingsSelectors';

/**
 * Writes the text to share for the round on the board, given the site's address; null while there is
 * nothing to share: the round is open, or one for practice, which nobody else can play.
 */
export const selectShareText = createSelector(
  [selectBoard, selectRound, selectHighContrast],
  (board, round, highContrast) => {
    const isOver = round && roundStatus(round) !== 'playing';
    if (!board || !isOver || practiceNumber(board) > 0) return null;
    const date = roundDate(board) ?? '';
    const title = isArchive(board)
      ? roundEndTexts.share.archiveTitle(date)
      : roundEndTexts.share.title(date);
    const path = isArchive(board) ? `/zoomle/${date}` : '/zoomle';
    return (site: string) => shareText(round, { title, url: site + path, highContrast });
  },
);
