import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inertServices } from '../../../src/app/inertServices';
import type { AppThunk } from '../../../src/app/makeStore';
import { rootReducer, type RootState } from '../../../src/app/rootReducer';
import { challengeRounds } from '../../../src/domain/challenge';
import { drawChallenge } from '../../../src/domain/challengeCode';
import {
  hasEnded,
  isBegun,
  isLegalRound,
  puzzleOf,
  type Round,
  ZOOM_LEVELS,
} from '../../../src/domain/round';
import { canBeRevealed, challengeOf, kindOf, type RoundId } from '../../../src/domain/roundId';
import { keptRounds, roundEntries, type Rounds } from '../../../src/domain/rounds';
import {
  answerRevealed,
  guessMade,
  offsetAdvanced,
  roundsImported,
} from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectZoom,
} from '../../../src/features/game/gameSelectors';
import { placeSelected, textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import {
  openNextOf,
  openNextPractice,
  openOtherRound,
  updateToday,
} from '../../../src/features/game/gameThunks';
import { openRequestedRound } from '../../../src/features/game/requestedRound';
import { aFurtherPlace, aRound, NORTHLAND, NOWHERE, ORIGIN, utcDate } from '../../support/builders';
import { LIST as DRAWABLE } from '../../support/challenge';
import { randomNumbers } from '../../support/testStore';

/** Seven countries, so that one of these four days has the one without a landmark. */
const LIST = [...DRAWABLE, NOWHERE];
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(utcDate);

/** The maps of three challenges of the same countries in other orders. */
const CHALLENGES = [0, 0.3, 0.7].map((number) =>
  challengeRounds(
    drawChallenge(LIST, () => number),
    LIST,
    {},
  ),
);
/** So many challenges played before that each further one takes the place of another. */
const PLAYED: Rounds = Object.fromEntries(
  [...Array(20).keys()].map((index) => [`challenge:code${index}:1`, aRound(ORIGIN, NORTHLAND)]),
);
const challengesIn = (rounds: Rounds) =>
  new Set(roundEntries(keptRounds(rounds)).flatMap(([id]) => challengeOf(id)?.code ?? []));

/** Half of what happens are guesses. */
const KINDS = [
  ...Array<'guess'>(12).fill('guess'),
  ...(['zoom', 'zoom', 'zoom', 'clock', 'clock', 'clock', 'place', 'place'] as const),
  ...(['text', 'archive', 'practice', 'challenge', 'nextMap'] as const),
  ...(['today', 'other', 'advance', 'reveal'] as const),
];
const stepsOf = (round?: Round) => (round?.status === 'lost' ? 6 : (round?.guesses.length ?? 0));

/** A step of a kind, which needs some of the rest. */
const aStep = fc.record({
  kind: fc.constantFrom(...KINDS),
  day: fc.constantFrom(...DAYS),
  country: fc.constantFrom(...LIST),
  target: fc.constantFrom<(RoundId | 'board')[]>(
    'board',
    'board',
    'board',
    ...DAYS.map((day): RoundId => `daily:${day}`),
  ),
  zoom: fc.constantFrom(...ZOOM_LEVELS),
  challenge: fc.constantFrom(...CHALLENGES),
  place: fc.constantFrom(
    null,
    aFurtherPlace('Park'),
    aFurtherPlace('Bridge', { index: 2, farthestLevel: 18 }),
  ),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;
type Moment = { readonly before: RootState; readonly after: RootState };

/** The id of the round that a guess is for. */
const targetOf = (state: RootState, { target }: Step): RoundId =>
  target === 'board' ? (selectCurrentRoundId(state) ?? 'daily:none') : target;

/** What a step dispatches in a state. */
const eventOf = {
  guess: (state, step) => guessMade(targetOf(state, step), step.country),
  zoom: (_state, { zoom }) => zoomPicked(zoom),
  place: (_state, { place }) => placeSelected(place),
  reveal: (state, step) => answerRevealed(targetOf(state, step)),
  text: (_state, { country }) => textTyped(country.name),
  clock: () => updateToday(),
  archive: (_state, { day }) => openRequestedRound({ kind: 'archive', date: day }),
  practice: () => openNextPractice(),
  challenge: (_state, { challenge }) => openRequestedRound({ kind: 'challenge', maps: challenge }),
  nextMap: (_state, { challenge }) => openNextOf(challenge),
  today: () => openRequestedRound({ kind: 'daily' }),
  other: () => openOtherRound(),
  advance: ({ dev }, { day }) => offsetAdvanced(puzzleOf(LIST, day, dev.offset + 1)),
} satisfies Record<Step['kind'], (state: RootState, step: Step) => UnknownAction | AppThunk>;

/** Lets any steps happen one after the other, and asks for the rule to hold at each. */
function atEveryStep(rule: (moment: Moment) => void) {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 50, size: 'max' }), (steps) => {
      let time = 0;
      const extraArgument = {
        ...inertServices,
        countries: LIST,
        now: () => time,
        random: randomNumbers(),
      };
      const checks = { serializableCheck: false, immutableCheck: false };
      const store = configureStore({
        reducer: rootReducer,
        middleware: (withDefaults) => withDefaults({ thunk: { extraArgument }, ...checks }),
      });
      store.dispatch(roundsImported(PLAYED));
      for (const step of steps) {
        const before = store.getState();
        if (step.kind === 'clock') time = Date.parse(step.day);
        store.dispatch(eventOf[step.kind](before, step) as UnknownAction);
        rule({ before, after: store.getState() });
      }
    }),
  );
}

describe('the game, whatever happens,', () => {
  it('holds only rounds that play can reach, of six guesses at most', () => {
    atEveryStep(({ after }) => {
      for (const [id, round] of roundEntries(after.rounds)) {
        expect(isLegalRound(round, { canBeRevealed: canBeRevealed(id) })).toBe(true);
        expect(round.guesses.length).toBeLessThanOrEqual(6);
      }
    });
  });

  it('changes no guess, and loses only practice rounds and old challenges', () => {
    atEveryStep(({ before, after }) => {
      const challenges = challengesIn(after.rounds);
      for (const [id, round] of roundEntries(before.rounds)) {
        const kept = after.rounds[id];
        const isOld = kindOf(id) === 'challenge' && (!isBegun(round) || challenges.size >= 20);
        if (!kept && (kindOf(id) === 'practice' || isOld)) continue;
        expect(kept?.answer).toEqual(round.answer);
        expect(kept?.guesses.slice(0, round.guesses.length)).toEqual(round.guesses);
        if (hasEnded(round)) expect(kept?.status).toBe(round.status);
      }
    });
  });

  it('shows only unlocked levels, and a further place only after the end, at its own levels', () => {
    atEveryStep(({ after }) => {
      const round = selectCurrentRound(after);
      const { selectedPlace } = after.game;
      if (selectedPlace) expect(round?.status).toMatch(/won|lost/);
      const farthest = selectedPlace ? selectedPlace.farthestLevel : 18 - stepsOf(round);
      expect(selectZoom(after)).toBeGreaterThanOrEqual(farthest);
    });
  });
});
