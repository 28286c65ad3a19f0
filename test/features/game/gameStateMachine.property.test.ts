import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { UtcDate } from '../../../src/domain/calendar';
import type { Country, Place } from '../../../src/domain/countries';
import { type Puzzle, puzzleOf } from '../../../src/domain/puzzle';
import {
  allowedZooms,
  clampedZoom,
  isLegalRound,
  isUnderWay,
  type Round,
  roundStatus,
  ZOOM_LEVELS,
  type ZoomLevel,
  zoomSteps,
} from '../../../src/domain/round';
import { isDaily, roundDate, type RoundId, roundIdOf } from '../../../src/domain/roundId';
import { offsetAdvanced } from '../../../src/features/dev/offsetSlice';
import {
  boardOpened,
  dayArrived,
  gameReducer,
  guessMade,
  placePicked,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import type { GameState } from '../../../src/features/game/gameState';
import { aRound, COUNTRIES, NOWHERE, ORIGIN, utcDate } from '../../support/builders';

/** What happens; `board` stands for whatever round is on the board by then. */
type Event =
  | { type: 'dayArrives'; today: UtcDate; past: UtcDate[] }
  | { type: 'boardOpens'; id: RoundId }
  | { type: 'textIsTyped'; text: string }
  | { type: 'guessIsMade'; id: RoundId | 'board'; country: Country }
  | { type: 'zoomIsPicked'; zoom: ZoomLevel }
  | { type: 'placeIsPicked'; place: Place | null }
  | { type: 'offsetAdvances' };
/** The game, with the puzzle that it was last given. */
type World = { game: GameState; offset: number; puzzle: Puzzle | null };
type Step = { event: Event; before: World; after: World };

/** Five countries, so that the last of these four days has the one without a place. */
const LIST = [...COUNTRIES, NOWHERE];
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(utcDate);

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const kind = <T extends Event['type']>(type: T) => ({ type: fc.constant(type) });

const aDay = fc.constantFrom(...DAYS);
const aRoundId = fc.tuple(aDay, fc.nat(2)).map(([date, offset]) => roundIdOf(date, offset));
const aTarget = fc.oneof(weighted(4, fc.constant('board' as const)), weighted(1, aRoundId));
const aCountry = fc.constantFrom(...LIST);
const aZoom = fc.constantFrom(...ZOOM_LEVELS);
const aPlace = fc.constantFrom(null, ...COUNTRIES.flatMap(({ mapLocations }) => mapLocations));
const anEvent: fc.Arbitrary<Event> = fc.oneof(
  weighted(3, fc.record({ ...kind('dayArrives'), today: aDay, past: fc.subarray(DAYS) })),
  weighted(2, fc.record({ ...kind('boardOpens'), id: aRoundId })),
  weighted(1, fc.record({ ...kind('textIsTyped'), text: fc.string() })),
  weighted(12, fc.record({ ...kind('guessIsMade'), id: aTarget, country: aCountry })),
  weighted(4, fc.record({ ...kind('zoomIsPicked'), zoom: aZoom })),
  weighted(2, fc.record({ ...kind('placeIsPicked'), place: aPlace })),
  weighted(1, fc.record(kind('offsetAdvances'))),
);

const onBoard = ({ game }: World): Round | undefined =>
  game.board ? game.rounds[game.board] : undefined;

function guessedRound({ game }: World, id: RoundId | 'board'): RoundId {
  return id === 'board' ? (game.board ?? 'daily:none') : id;
}

function worldAfter(world: World, event: Event): World {
  const { game, offset } = world;
  switch (event.type) {
    case 'dayArrives': {
      const { today } = event;
      const puzzle = puzzleOf(LIST, today, offset);
      const past = Object.fromEntries(event.past.map((date) => [date, aRound(ORIGIN)]));
      return { offset, puzzle, game: gameReducer(game, dayArrived({ today, puzzle, past })) };
    }
    case 'offsetAdvances': {
      if (!game.today) return world;
      const puzzle = puzzleOf(LIST, game.today, offset + 1);
      return { offset: offset + 1, puzzle, game: gameReducer(game, offsetAdvanced(puzzle)) };
    }
    case 'boardOpens':
      return { ...world, game: gameReducer(game, boardOpened(event.id)) };
    case 'textIsTyped':
      return { ...world, game: gameReducer(game, textTyped(event.text)) };
    case 'guessIsMade': {
      const guess = guessMade(guessedRound(world, event.id), event.country);
      return { ...world, game: gameReducer(game, guess) };
    }
    case 'zoomIsPicked':
      return { ...world, game: gameReducer(game, zoomPicked(event.zoom)) };
    case 'placeIsPicked':
      return { ...world, game: gameReducer(game, placePicked(event.place)) };
  }
}

/** The rules of the game, said once more: whether they forbid an event. */
function isForbidden(event: Event, world: World): boolean {
  const { rounds } = world.game;
  if (event.type === 'boardOpens') return !(event.id in rounds);
  if (event.type === 'zoomIsPicked') {
    const round = onBoard(world);
    return !round || (!world.game.viewed && event.zoom < 18 - round.guesses.length);
  }
  if (event.type === 'placeIsPicked') {
    const round = onBoard(world);
    return !round || roundStatus(round) === 'playing';
  }
  if (event.type !== 'guessIsMade') return false;
  const round = rounds[guessedRound(world, event.id)];
  return !round || roundStatus(round) !== 'playing' || event.country === NOWHERE;
}

/** Lets any events happen one after the other, and asks for the rule to hold at every step. */
function atEveryStep(rule: (step: Step) => void) {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 50, size: 'max' }), (events) => {
      let before: World = { game: gameReducer(undefined, { type: '' }), offset: 0, puzzle: null };
      for (const event of events) {
        const after = worldAfter(before, event);
        rule({ event, before, after });
        before = after;
      }
    }),
  );
}

describe('the game, whatever happens,', () => {
  it('holds rounds that play can lead to, of six guesses at most', () => {
    atEveryStep(({ after: { game } }) => {
      for (const round of Object.values<Round>(game.rounds)) {
        expect(isLegalRound(round)).toBe(true);
        expect(round.guesses.length).toBeLessThanOrEqual(6);
      }
    });
  });

  it('shows a level that the round on the board has unlocked', () => {
    atEveryStep(({ after }) => {
      const guessCount = onBoard(after)?.guesses.length ?? 0;
      const steps = zoomSteps(guessCount, after.game.viewed !== null);
      expect(allowedZooms(steps)).toContain(clampedZoom(after.game.zoom, steps));
    });
  });

  it('shows a further place only of a round that has ended', () => {
    atEveryStep(({ after }) => {
      const round = onBoard(after);
      if (after.game.viewed) expect(round && roundStatus(round)).toMatch(/won|lost/);
    });
  });

  it('never takes back or changes a guess of a round that it keeps', () => {
    atEveryStep(({ before, after: { game } }) => {
      for (const [id, round] of Object.entries<Round>(before.game.rounds)) {
        const kept = game.rounds[id as RoundId];
        if (!kept || kept === round) continue;
        expect(kept.answer).toEqual(round.answer);
        expect(kept.guesses.slice(0, round.guesses.length)).toEqual(round.guesses);
      }
    });
  });

  it('loses no daily round that was begun, unless it goes to the past', () => {
    atEveryStep(({ event, before, after: { game } }) => {
      const past = event.type === 'dayArrives' ? event.past : [];
      for (const [id, round] of Object.entries<Round>(before.game.rounds) as [RoundId, Round][]) {
        const mayGo =
          !isDaily(id) || round.guesses.length === 0 || past.some((date) => date === roundDate(id));
        expect(mayGo || id in game.rounds).toBe(true);
      }
    });
  });

  it('has on the board a round that it holds, or the puzzle that cannot be played', () => {
    atEveryStep(({ after }) => {
      if (onBoard(after)) return;
      expect(after.game.board).toBe(after.puzzle?.id ?? null);
      expect(after.puzzle?.round ?? null).toBeNull();
    });
  });

  it('moves to the puzzle of a day that arrives, unless a round is under way', () => {
    atEveryStep(({ event, before, after: { game, puzzle } }) => {
      if (event.type !== 'dayArrives') return;
      const round = onBoard(before);
      expect(game.today).toBe(event.today);
      expect(game.board).toBe(round && isUnderWay(round) ? before.game.board : puzzle?.id);
    });
  });

  it('is left the very same by what the rules forbid', () => {
    atEveryStep(({ event, before, after: { game } }) => {
      if (isForbidden(event, before)) expect(game).toBe(before.game);
    });
  });

  it('takes every guess and every level that the rules allow', () => {
    atEveryStep(({ event, before, after: { game } }) => {
      if (isForbidden(event, before)) return;
      if (event.type === 'zoomIsPicked') expect(game.zoom).toBe(event.zoom);
      if (event.type !== 'guessIsMade') return;
      const id = guessedRound(before, event.id);
      const names = before.game.rounds[id]?.guesses.map(({ name }) => name) ?? [];
      expect(game.rounds[id]?.guesses.map(({ name }) => name)).toEqual([
        ...names,
        event.country.name,
      ]);
    });
  });
});
