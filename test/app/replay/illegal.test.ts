import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import {
  boardOpened,
  dayArrived,
  guessMade,
  placePicked,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import {
  aRound,
  type COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../../support/builders';
import { retold } from '../../support/replay';

const BOARD = 'daily:2026-11-20';
const day = (answer = ORIGIN) =>
  dayArrived({
    today: utcDate('2026-11-20'),
    puzzle: { id: BOARD, round: aRound(answer) },
    past: {},
  });
const guesses = (...countries: typeof COUNTRIES) =>
  countries.map((country) => guessMade(BOARD, country));
const place = { name: 'Second Tower', lat: 1, lon: 1 };

const tell = (...events: UnknownAction[]) => retold(JSON.stringify([day(), ...events]));

describe('an event that cannot have happened is named with its number and the rule:', () => {
  it.each<[string, UnknownAction[], string]>([
    [
      'a seventh guess',
      guesses(...SIX_MISSES, ORIGIN),
      'event 8, game/guessMade daily:2026-11-20 Origin: the round daily:2026-11-20 has had its six guesses',
    ],
    [
      'a guess after the answer',
      guesses(ORIGIN, FARLAND),
      'event 3, game/guessMade daily:2026-11-20 Farland: the round daily:2026-11-20 was over',
    ],
    [
      'a guess in a round that is not there',
      [guessMade('daily:2026-11-19', FARLAND)],
      'event 2, game/guessMade daily:2026-11-19 Farland: there is no round daily:2026-11-19',
    ],
    [
      'a guess of a country without a place',
      guesses(NOWHERE),
      'event 2, game/guessMade daily:2026-11-20 Nowhere: Nowhere has no place to measure from',
    ],
    [
      'a zoom level that is not unlocked',
      [...guesses(FARLAND), zoomPicked(16)],
      'event 3, game/zoomPicked 16: zoom 16 is not unlocked after 1 guesses',
    ],
    [
      'a further place before the end',
      [placePicked(place)],
      'event 2, game/placePicked Second Tower: further places are for the end of a round',
    ],
    [
      'the way to a round that is not there',
      [boardOpened('daily:2026-11-19')],
      'event 2, game/boardOpened daily:2026-11-19: there is no round daily:2026-11-19',
    ],
  ])('%s', (_name, events, illegal) => {
    expect(tell(...events).illegal).toEqual([`Illegal: ${illegal}.`]);
  });

  it('one that the reducer cannot take, and the rest of the log is told', () => {
    const { story, illegal } = tell({ type: guessMade.type, payload: null }, ...guesses(FARLAND));
    expect(illegal).toEqual([
      expect.stringMatching(/^Illegal: event 2, game\/guessMade: the state/),
    ]);
    expect(story.at(-2)).toMatch(/^Guess 1 of 6: Farland/);
  });
});

describe('the story', () => {
  it('has the guesses with distance and arrow, the zooms, the places and the result', () => {
    const { story, illegal } = tell(
      ...guesses(NORTHLAND, EASTLAND),
      zoomPicked(17),
      zoomPicked(17),
      ...guesses(ORIGIN),
      placePicked(place),
      placePicked(null),
    );
    expect(illegal).toEqual([]);
    expect(story.slice(1)).toEqual([
      'On the board: daily:2026-11-20, Origin Tower in Origin.',
      'The data has changed: by today’s the answer is Northland.',
      'Guess 1 of 6: Northland, 1112 km ↓',
      'Guess 2 of 6: Eastland, 1112 km ←',
      'Zoom 17',
      'Zoom 17',
      'Guess 3 of 6: Origin, correct',
      'Won with 3 of 6.',
      'Looks at Second Tower.',
      'Looks at the landmark again.',
    ]);
  });

  it('says which country it was when nobody knew, and where a round was left', () => {
    expect(tell(...guesses(...SIX_MISSES)).story.at(-1)).toBe('Lost: it was Origin.');
    expect(tell(...guesses(FARLAND)).story.at(-1)).toBe(
      'Not finished: daily:2026-11-20, after 1 of 6.',
    );
  });

  it('says nothing of changed data where it has not changed', () => {
    const { story } = retold(JSON.stringify([day(NORTHLAND)]));
    expect(story.join()).not.toContain('changed');
  });
});
