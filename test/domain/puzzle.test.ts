import { describe, expect, it } from 'vitest';

import { puzzleOf } from '../../src/domain/round';
import { aRound, COUNTRIES, NORTHLAND, ORIGIN, utcDate } from '../support/builders';

const date = utcDate('2026-11-20');

describe("a day's puzzle", () => {
  it("is an empty round for the day's country", () => {
    expect(puzzleOf(COUNTRIES, date, 0)).toEqual({
      id: 'daily:2026-11-20',
      round: aRound(NORTHLAND),
    });
  });

  it("is the next countries' at a dev offset, under an id of its own", () => {
    expect(puzzleOf(COUNTRIES, date, 3)).toEqual({
      id: 'dev:2026-11-20+3',
      round: aRound(ORIGIN),
    });
  });
});
