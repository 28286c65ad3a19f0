import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { type UtcDate, utcDateOf } from '../../src/domain/calendar';
import type { Countries } from '../../src/domain/countries';
import { parseProgress } from '../../src/domain/parseProgress';
import { formatProgress, MAX_EXPORT_SIZE, type Progress } from '../../src/domain/progress';
import type { Round } from '../../src/domain/round';
import { aRound, NORTHLAND, ORIGIN, utcDate } from '../support/builders';
import { aProgress, TODAY } from '../support/progress';

const today = utcDate(TODAY);
const ROUND = aRound(ORIGIN, NORTHLAND, ORIGIN);
const EMPTY: Progress = { daily: {}, archive: {} };
const rounds = (...days: string[]): Record<UtcDate, Round> =>
  Object.fromEntries(days.map((day) => [day, ROUND]));
const exported = (progress: Partial<Progress>) => formatProgress({ ...EMPTY, ...progress }, today);
const parsed = (text: string) => parseProgress(text, today);
/** The tuple of a round, and an export that holds it. */
const TUPLE = ['2026-11-19', 'Origin', 'Tower', 0, 0, [['Northland', 1112, 'S']]];
const withTuple = (changes: Record<number, unknown>, more: object = {}) =>
  JSON.stringify({ zoomle: 1, daily: [Object.assign([...TUPLE], changes)], archive: [], ...more });

describe('an export', () => {
  it('is a list of rounds, each its day, its answer and its guesses', () => {
    expect(exported({ daily: rounds('2026-11-19') })).toBe(
      '{"zoomle":1,"daily":[["2026-11-19","Origin","Origin Tower",0,0,' +
        '[["Northland",1112,"S"],["Origin",0,"N"]]]],"archive":[]}',
    );
  });

  it('gives back every round as it was', () => {
    fc.assert(
      fc.property(aProgress, (progress) => {
        expect(parsed(formatProgress(progress, today))).toEqual({ progress });
      }),
    );
  });

  it('of ten years of six guesses each stays below a megabyte', () => {
    const countries = data as Countries;
    const tenYears = Array.from({ length: 3650 }, (_, day) => {
      const [answer, ...others] = [0, 31, 62, 93, 124, 155, 186].map(
        (step) => countries[(day + step) % countries.length] ?? ORIGIN,
      );
      const date = utcDateOf(Date.UTC(2016, 10, 22) + day * 24 * 60 * 60 * 1000);
      return [date, aRound(answer ?? ORIGIN, ...others)] as const;
    });
    const text = exported({ daily: Object.fromEntries(tenYears) });
    expect(new TextEncoder().encode(text).length).toBeLessThan(MAX_EXPORT_SIZE);
    expect(parsed(text)).toHaveProperty('progress');
  });

  it('goes without days that have not come, and archived ones that were never offered', () => {
    const daily = rounds('2025-12-31', '2026-11-21', '2026-11-22', '2030-01-01');
    const archive = rounds('2025-12-31', '2026-01-01', '2026-11-20', '2026-11-21');
    expect(parsed(exported({ daily, archive }))).toEqual({
      progress: {
        daily: rounds('2025-12-31', '2026-11-21'),
        archive: rounds('2026-01-01', '2026-11-20'),
      },
    });
  });
});

describe('a text is refused', () => {
  it.each(['', ' ', 'zoomle', 'null', '42', '"zoomle"', '[]', '{}', '{"theme":"dark"}', '{"zoom'])(
    'as foreign: %j',
    (text) => {
      expect(parsed(text)).toEqual({ refusal: 'foreign' });
    },
  );

  it('as newer, when a later version has written it, whatever else it holds', () => {
    expect(parsed('{"zoomle":2,"days":{}}')).toEqual({ refusal: 'newer' });
  });

  it('as oversized before it is read', () => {
    const text = `${exported({})}${' '.repeat(MAX_EXPORT_SIZE)}`;
    expect(parsed(text)).toEqual({ refusal: 'oversized' });
    expect(parsed(text.slice(0, MAX_EXPORT_SIZE))).toEqual({ progress: EMPTY });
  });

  it('as damaged, wherever it was cut off', () => {
    const text = exported({ daily: rounds('2026-11-19') });
    for (let length = '{"zoomle"'.length; length < text.length; length++) {
      expect(parsed(text.slice(0, length))).toEqual({ refusal: 'damaged' });
    }
  });

  it.each([
    ['has a version that never was', withTuple({}, { zoomle: 0 })],
    ['lacks the archive', withTuple({}, { archive: undefined })],
    ['has more than progress', withTuple({}, { settings: {} })],
    ['has __proto__ for a key', withTuple({}).replace('{', '{"__proto__":{"polluted":1},')],
    ['has constructor for a key', withTuple({}, { constructor: { prototype: {} } })],
    ['has rounds that are no list', withTuple({}, { archive: { '2026-11-01': TUPLE } })],
    ['has a day twice', withTuple({}, { daily: [TUPLE, TUPLE] })],
    ['names a day that there is not', withTuple({ 0: '2026-02-30' })],
    ['names a day that JavaScript knows otherwise', withTuple({ 0: '__proto__' })],
    ['has a day that has not come', withTuple({ 0: '2026-11-22' })],
    [
      'has a day before the archive',
      withTuple({}, { archive: [['2025-12-31', ...TUPLE.slice(1)]] }),
    ],
    ['has script in a name', withTuple({ 1: '<script>alert(1)</script>' })],
    ['has script in a place', withTuple({ 2: '<img src=x onerror=alert(1)>' })],
    ['has script in a guess', withTuple({ 5: [['<svg onload=alert(1)>', 1, 'S']] })],
    ['has a control character in a name', withTuple({ 1: 'Ori\u0000gin' })],
    ['has a place that is not on the Earth', withTuple({ 3: 91 })],
    ['has a place that is no number', withTuple({ 4: '0' })],
    ['has a direction that is none', withTuple({ 5: [['Northland', 1112, 'X']] })],
    ['has a round that was never begun', withTuple({ 5: [] })],
    ['has a seventh guess', withTuple({ 5: Array.from({ length: 7 }, () => ['Peru', 1, 'S']) })],
    [
      'has a guess after the right one',
      withTuple({ 5: ['Origin', 'Peru'].map((n) => [n, 0, 'N']) }),
    ],
    ['has a guess with more to it', withTuple({ 5: [['Northland', 1112, 'S', true]] })],
    ['has a round with more to it', withTuple({ 6: 'more' })],
  ])('as damaged, when it %s', (_, text) => {
    expect(parsed(text)).toEqual({ refusal: 'damaged' });
  });

  it('as damaged, when it is nested as deeply as its size allows', () => {
    const text = `{"zoomle":1,"daily":${'['.repeat(400_000)}${']'.repeat(400_000)},"archive":[]}`;
    expect(parsed(text)).toEqual({ refusal: 'damaged' });
  });
});

describe('a text is harmless', () => {
  it.each(['constructor', '__proto__', 'javascript:alert(1)'])(
    'with a country named %s',
    (name) => {
      expect(parsed(withTuple({ 1: name }))).toMatchObject({
        progress: { daily: { '2026-11-19': { answer: { name } } } },
      });
    },
  );

  it('whatever it is', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((json) => `{"zoomle":1,"daily":[${json}],"archive":[]}`),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parsed(text)).toHaveProperty('refusal');
      }),
    );
  });

  it('when a character of an export was mistyped: it is refused, or has only legal rounds', () => {
    const aMistake = fc.tuple(aProgress, fc.nat(), fc.string({ unit: 'binary', maxLength: 1 }));
    fc.assert(
      fc.property(aMistake, ([progress, position, typed]) => {
        const text = formatProgress(progress, today);
        const at = position % text.length;
        const result = parsed(text.slice(0, at) + typed + text.slice(at + 1));
        if ('refusal' in result) return;
        expect(parsed(formatProgress(result.progress, today))).toEqual(result);
      }),
    );
  });
});
