import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { utcDateOf } from '../../src/domain/calendar';
import type { Countries } from '../../src/domain/countries';
import {
  exportableRounds,
  formatExport,
  MAX_EXPORT_SIZE,
  parseExport,
} from '../../src/domain/exportFormat';
import { asPractice } from '../../src/domain/roundId';
import type { Rounds } from '../../src/domain/rounds';
import { aCountry, aRound, COUNTRIES, NORTHLAND, ORIGIN, utcDate } from '../support/builders';
import { aProgress, TODAY } from '../support/progress';

const today = utcDate(TODAY);
const ROUND = aRound(ORIGIN, NORTHLAND, ORIGIN);
const rounds = (...ids: string[]): Rounds => Object.fromEntries(ids.map((id) => [id, ROUND]));
const exported = (...ids: string[]) => formatExport(rounds(...ids));
const parsed = (text: string, countries: Countries = COUNTRIES) =>
  parseExport(text, today, countries);
/** A round's tuple. */
const TUPLE = ['daily:2026-11-19', 'Origin', 'Tower', 0, 0, 'playing', [['Northland', 1112, 'S']]];
/** Changes it to a won round. */
const WON = { 5: 'won', 6: [['Origin', 0, 'N']] };
const withTuple = (changes: Record<number, unknown>, more: object = {}) =>
  JSON.stringify({ zoomle: 1, rounds: [Object.assign([...TUPLE], changes)], ...more });

describe('an export', () => {
  it('is a list of rounds: id, answer, status, guesses, times if known, and neighbours named', () => {
    const neighbours = { asked: ['Northland'], given: ['Eastland', null] };
    const all: Rounds = {
      'daily:2026-11-19': ROUND,
      'practice:7': { ...ROUND, openedAt: 42, endedAt: 43, neighbours },
    };
    const tuple = '"Origin","Origin Tower",0,0,"won",[["Northland",1112,"S"],["Origin",0,"N"]]';
    const named = '{"asked":["Northland"],"given":["Eastland",null]}';
    expect(formatExport(all)).toBe(
      `{"zoomle":3,"rounds":[["daily:2026-11-19",${tuple},null,null],["practice:7",${tuple},42,43,${named}]]}`,
    );
    expect(parsed(formatExport(all))).toEqual({ rounds: all });
  });

  it('is in ASCII, which no encoding changes, with all of its names', () => {
    const answer = aCountry('Île d’Été', 0, 0);
    const text = formatExport({ 'daily:2026-11-19': aRound(answer, answer) });
    expect(text).toMatch(/^[ -~]*\\u00cele d\\u2019\\u00c9t\\u00e9 Tower[ -~]*$/);
    expect(parsed(text, [answer])).toEqual({
      rounds: { 'daily:2026-11-19': aRound(answer, answer) },
    });
  });

  // The tests of parseRound prove which facts are damaged.
  it('with a damaged fact is imported without that alone', () => {
    const damaged = formatExport({ 'daily:2026-11-19': { ...ROUND, openedAt: -1, endedAt: 43 } });
    expect(parsed(damaged)).toEqual({ rounds: { 'daily:2026-11-19': { ...ROUND, endedAt: 43 } } });
  });

  it.each([
    [1, '', {}],
    [2, '', {}],
    [2, ',42', { openedAt: 42 }],
  ])(
    'of version %i, each round with%s after its guesses, can still be imported',
    (version, time, times) => {
      const text = exported('daily:2026-11-19')
        .replace('"zoomle":3', `"zoomle":${version}`)
        .replace(',null,null', time);
      expect(parsed(text)).toEqual({ rounds: { 'daily:2026-11-19': { ...ROUND, ...times } } });
    },
  );

  // The tests of knownPlaces prove which names are believed.
  it('with another name of a place takes the list’s', () => {
    expect(parsed(withTuple({ 2: 'T?wer' }))).toMatchObject({
      rounds: { 'daily:2026-11-19': { answer: { place: 'Origin Tower' } } },
    });
  });

  it('is found between sentences', () => {
    const text = `My maps (all {of} them): ${exported('daily:2026-11-19')}\nBye, Anna`;
    expect(parsed(text)).toEqual({ rounds: rounds('daily:2026-11-19') });
  });

  it('gives back every round as it was', () => {
    fc.assert(
      fc.property(aProgress, (progress) => {
        expect(parsed(formatExport(progress))).toEqual({ rounds: progress });
      }),
    );
  });

  it('of ten years with six guesses and five neighbours a day stays below two megabytes', () => {
    const countries = data as Countries;
    const tenYears = Array.from({ length: 3650 }, (_, day) => {
      const [answer, ...others] = [0, 31, 62, 93, 124, 155, 186].map(
        (step) => countries[(day + step) % countries.length] ?? ORIGIN,
      );
      const date = utcDateOf(Date.UTC(2016, 10, 22) + day * 24 * 60 * 60 * 1000);
      const round = aRound(answer ?? ORIGIN, ...others);
      const names = others.map(({ name }) => name);
      const neighbours = { asked: names.slice(1), given: names };
      return [`daily:${date}`, { ...round, endedAt: Date.parse(date), neighbours }] as const;
    });
    const text = formatExport(Object.fromEntries(tenYears));
    expect(new TextEncoder().encode(text).length).toBeLessThan(MAX_EXPORT_SIZE);
    expect(parsed(text, countries)).toHaveProperty('rounds');
  });

  it('has begun daily and archive rounds, of days that may have come somewhere', () => {
    const ofDays = rounds('daily:2025-12-31', 'daily:2026-11-21', 'daily:2026-11-22');
    const ofArchive = rounds('archive:2025-12-31', 'archive:2026-11-20', 'archive:2026-11-21');
    const others = rounds('dev:2026-11-20+1');
    const unbegun: Rounds = { 'daily:2026-11-20': aRound(ORIGIN) };
    const all = { ...ofDays, ...ofArchive, ...others, ...unbegun };
    expect(Object.keys(exportableRounds(all, today))).toEqual([
      'daily:2025-12-31',
      'daily:2026-11-21',
      'archive:2026-11-20',
    ]);
  });

  it('has the first win of each country in practice and challenges, all as practice', () => {
    const at = (openedAt: number, round = ROUND) => ({ ...round, openedAt });
    const all: Rounds = {
      'practice:2': at(2),
      'practice:1': at(1),
      'practice:3': at(0, aRound(NORTHLAND, ORIGIN)),
      'challenge:0123456789abcdefgh:1': at(3, aRound(NORTHLAND, NORTHLAND)),
    };
    const exportable = exportableRounds(all, today);
    expect(exportable).toEqual({
      'practice:1': at(1),
      [asPractice('challenge:0123456789abcdefgh:1')]: at(3, aRound(NORTHLAND, NORTHLAND)),
    });
    expect(parsed(formatExport(exportable))).toEqual({ rounds: exportable });
  });
});

describe('a text is refused', () => {
  it.each(['', '42', 'null', '{"theme":"dark"}', '{"zoom'])('as foreign: %j', (text) => {
    expect(parsed(text)).toEqual({ refusal: 'foreign' });
  });

  it('as newer if a later version wrote it, whatever else it holds', () => {
    expect(parsed('{"zoomle":4,"days":{}}')).toEqual({ refusal: 'newer' });
  });

  it('as damaged wherever it was cut off', () => {
    const text = exported('daily:2026-11-19');
    for (let length = '{"zoomle"'.length; length < text.length; length++) {
      expect(parsed(text.slice(0, length))).toEqual({ refusal: 'damaged' });
    }
    expect(parsed('\n{ "zoomle": 1,')).toEqual({ refusal: 'damaged' });
    expect(parsed('x{"zoomle"')).toEqual({ refusal: 'damaged' });
  });

  // The tests of parseRound prove what a round may be; here, that it is called.
  it.each([
    ['has an unknown version', withTuple({}, { zoomle: 0 })],
    ['lacks the rounds', '{"zoomle":1}'],
    ['has more than progress', withTuple({}, { settings: {} })],
    ['has rounds outside of a list', withTuple({}, { rounds: { 'daily:2026-11-01': TUPLE } })],
    ['has a round twice', withTuple({}, { rounds: [TUPLE, TUPLE] })],
    ['has an invalid id', withTuple({ 0: '__proto__' })],
    ['has a practice round that was not won', withTuple({ 0: 'practice:37' })],
    ['has a map of a challenge', withTuple({ 0: `challenge:${'0'.repeat(18)}:1`, ...WON })],
    ['has more facts than it knows', withTuple({ 7: 1, 8: 1, 9: null, 10: 1 })],
    ['has a future day', withTuple({ 0: 'daily:2026-11-22' })],
    ['has a day before the archive', withTuple({ 0: 'archive:2025-12-31' })],
    ['has a round that was never begun', withTuple({ 6: [] })],
    ['has a round that play cannot have led to', withTuple({ 5: 'won' })],
    ['has an answer that no list knows', withTuple({ 1: 'Atlantis' })],
    ['has a garbled name of a place that no list has', withTuple({ 2: 'T?wer', 3: 1 })],
    ['has a guess that no list knows', withTuple({ 6: [['Northl?nd', 1112, 'S']] })],
  ])('as damaged if it %s', (_, text) => {
    expect(parsed(text)).toEqual({ refusal: 'damaged' });
  });
});
