import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { hasEnded } from '../../domain/round';
import { canBeShared, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { closestMiss, shareText } from '../../domain/share';
import type { Texts } from '../../texts/texts';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import {
  selectFormatDistance,
  selectHighContrast,
  selectSharesDetails,
} from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';

const idOf = (_state: RootState, id: RoundId) => id;
const textsOf = (_state: RootState, _id: RoundId, texts: Texts) => texts;
const roundOf = (state: RootState, id: RoundId) => selectRounds(state)[id];

/** The line of details; empty where there are none, or the player shares none. */
const selectDetails = createSelector(
  [
    selectSharesDetails,
    roundOf,
    // A streak is one of today: an earlier round is shared without.
    (state: RootState, id: RoundId) => id === selectTodaysRoundId(state),
    selectShownStreak,
    (state: RootState, _id: RoundId, { units }: Texts) => selectFormatDistance(state, units),
    textsOf,
  ],
  (isWanted, round, isTodays, streak, formatDistance, texts) => {
    if (!isWanted || !round) return '';
    const miss = closestMiss(round);
    return texts.roundEnd.share.details(
      miss === null ? null : formatDistance(miss),
      isTodays ? streak : null,
    );
  },
);

/**
 * A function that writes the text to share of a round, given the site's address; null while there is
 * nothing to share: the round goes on, or nobody else can play it.
 */
export const selectShareText = createSelector(
  [idOf, roundOf, selectDetails, selectHighContrast, textsOf],
  (id, round, details, highContrast, { roundEnd }) => {
    const date = roundDate(id);
    if (!date || !canBeShared(id) || !round || !hasEnded(round)) return null;
    const isArchive = kindOf(id) === 'archive';
    const title = isArchive ? roundEnd.share.archiveTitle(date) : roundEnd.share.title(date);
    const path = isArchive ? `/zoomle/${date}` : '/zoomle';
    return (site: string) => shareText(round, { title, url: site + path, details, highContrast });
  },
);
