import { createSelector } from '@reduxjs/toolkit';

import { previousUtcDate, type UtcDate } from '../../domain/calendar';
import { correct } from '../../domain/corrections';
import { type Countries, upcomingAnswers } from '../../domain/countries';
import { helpExample } from '../../domain/helpExample';
import {
  allowedZooms,
  clampedZoom,
  findLandmark,
  type Guess,
  hasEnded,
  isInProgress,
  zoomSteps,
} from '../../domain/round';
import {
  archiveRoundId,
  dailyRoundId,
  isOfTheDay,
  roundDate,
  type RoundId,
} from '../../domain/roundId';
import { indexCountries, suggest } from '../../domain/suggestions';
import type { RootState } from '../../store/rootReducer';
import { selectOffset } from '../dev/offsetSlice';
import { selectRounds } from '../rounds/roundsSlice';
import { gameSlice } from './gameSlice';

const NO_GUESSES: readonly Guess[] = [];

export const {
  selectCurrentRoundId,
  selectInput,
  selectIsOffline,
  selectRepeatedGuess,
  selectSelectedPlace,
  selectToday,
} = gameSlice.selectors;
const { selectPickedZoom } = gameSlice.selectors;

/** Undefined if the board is empty or its country has no landmark. */
export const selectCurrentRound = (state: RootState) => {
  const id = selectCurrentRoundId(state);
  return id ? selectRounds(state)[id] : undefined;
};

/** Whether the board's country has no landmark: its data is missing or invalid. */
export const selectIsUnplayable = (state: RootState) =>
  selectCurrentRoundId(state) !== null && selectCurrentRound(state) === undefined;

export const selectRoundDate = (state: RootState) => {
  const id = selectCurrentRoundId(state);
  return id && roundDate(id);
};

/** A friend's score in the day's round on the board, whose link the player has followed. */
export const selectFriendsScore = (state: RootState) =>
  selectRoundDate(state) ? selectCurrentRound(state)?.friendsResult?.[0] : undefined;

export const selectGuesses = (state: RootState) => selectCurrentRound(state)?.guesses ?? NO_GUESSES;

/** The second argument of selectors that need the list: it is not state. */
export const countriesArgument = (_state: RootState, countries: Countries) => countries;

/** Wrong guesses with their landmarks, except countries no longer in the list. */
export const selectMisses = createSelector(
  [selectGuesses, countriesArgument],
  (guesses, countries) =>
    guesses.flatMap((guess) => {
      const place = findLandmark(countries, guess.name);
      return guess.isCorrect || !place ? [] : [{ ...guess, lat: place.lat, lon: place.lon }];
    }),
);

export const selectHasEnded = (state: RootState) => {
  const round = selectCurrentRound(state);
  return round !== undefined && hasEnded(round);
};

const selectZoomSteps = (state: RootState) =>
  zoomSteps(selectCurrentRound(state), selectSelectedPlace(state)?.farthestLevel);

/** Unlocked levels, nearest first. */
export const selectAllowedZooms = createSelector([selectZoomSteps], allowedZooms);

export const selectZoom = (state: RootState) =>
  clampedZoom(selectPickedZoom(state), selectZoomSteps(state));

const selectIndex = createSelector([countriesArgument], indexCountries);

/** Today's and tomorrow's answers, which nothing else may give away. */
export const selectUpcoming = createSelector([countriesArgument, selectToday], (countries, today) =>
  today ? upcomingAnswers(countries, today) : [],
);

/** Today's country, whatever is on the board. */
export const selectTodaysCountry = (state: RootState, countries: Countries) =>
  selectUpcoming(state, countries)[0];

/** The example of "How to play"; null if the list lacks its countries. */
export const selectHelpExample = createSelector(
  [countriesArgument, selectUpcoming, selectCurrentRound],
  (countries, upcoming, round) => helpExample(countries, [round?.answer.name, ...upcoming]),
);

/** Names that the input has taken: guesses, or after the end answers to the question that follows. */
export const selectGivenNames = createSelector([selectCurrentRound], (round) => {
  if (!round) return [];
  return hasEnded(round) ? (round.neighbours?.given ?? []) : round.guesses.map(({ name }) => name);
});

/** Options for the typed text: matching countries, or else corrections. Each knows if it was given before. */
export const selectOptions = createSelector(
  [selectIndex, selectInput, selectGivenNames],
  (index, input, given) => {
    const suggestions = suggest(index, input);
    const areCorrections = suggestions.length === 0;
    const found = areCorrections ? correct(index, input) : suggestions;
    const options = found.map((suggestion) => ({
      ...suggestion,
      isGuessed: given.includes(suggestion.name),
    }));
    return { options, areCorrections };
  },
);

/** A past day's round: the daily one if finished, else the archive's. */
export const selectArchiveRoundId = (state: RootState, date: UtcDate) => {
  const onTheDay = selectRounds(state)[dailyRoundId(date)];
  return onTheDay && hasEnded(onTheDay) ? dailyRoundId(date) : archiveRoundId(date);
};

/** Today's daily round, the one that counts, whatever is on the board. */
export const selectTodaysRoundId = (state: RootState) => {
  const today = selectToday(state);
  return today && dailyRoundId(today);
};

export const selectTodaysRound = (state: RootState) => {
  const id = selectTodaysRoundId(state);
  return id ? selectRounds(state)[id] : undefined;
};

/**
 * Another round to offer: today's unfinished one while an older one is on the board, or yesterday's if in
 * progress.
 */
export const selectOtherRound = createSelector(
  [selectToday, selectOffset, selectCurrentRoundId, selectRounds],
  (today, offset, currentId, rounds): { id: RoundId; kind: 'today' | 'yesterday' } | null => {
    if (!today || !currentId || !isOfTheDay(currentId)) return null;
    const todaysId = dailyRoundId(today, offset);
    const todays = rounds[todaysId];
    if (currentId !== todaysId)
      return todays && hasEnded(todays) ? null : { id: todaysId, kind: 'today' };
    const id = dailyRoundId(previousUtcDate(today));
    const round = rounds[id];
    return round && isInProgress(round) ? { id, kind: 'yesterday' } : null;
  },
);
