import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  areLegal,
  foundIn,
  isOver,
  mergeNeighbours,
  missesIn,
  type Neighbours,
  totalsOf,
  withAnswers,
} from '../../src/domain/neighbours';
import { aRound, ORIGIN } from '../support/builders';

const OWN = 'Chad';
const ASKED = ['Niger', 'Libya', 'Sudan'];
const answered = (...given: Neighbours['given']) =>
  withAnswers({ asked: ASKED, given: [] }, given, OWN);

describe('a name', () => {
  it('of a neighbour is found, in whatever order', () => {
    expect(foundIn(answered('Sudan', 'Niger'))).toEqual(['Niger', 'Sudan']);
  });

  it('of another country is a miss', () => {
    expect(missesIn(answered('Peru', 'Niger', 'Kenya'))).toEqual(['Peru', 'Kenya']);
  });

  it.each(['Niger', 'Peru', OWN])(
    'given before, or the country itself, costs nothing: %s',
    (name) => {
      const before = answered('Niger', 'Peru');
      expect(withAnswers(before, [name], OWN)).toBe(before);
    },
  );
});

describe('the question', () => {
  it.each<[string, boolean, Neighbours]>([
    ['is open at first', false, answered()],
    ['is open after two misses', false, answered('Peru', 'Kenya', 'Niger')],
    ['is over with the third', true, answered('Peru', 'Niger', 'Kenya', 'Cuba')],
    ['is over once all are found', true, answered('Sudan', 'Libya', 'Niger')],
    ['is over when the player asks to see the rest', true, answered('Sudan', null)],
    ['is over if nothing is asked', true, { asked: [], given: [] }],
  ])('%s', (_, is, neighbours) => {
    expect(isOver(neighbours)).toBe(is);
  });

  it.each([['Peru', 'Kenya', 'Cuba'], [null], [...ASKED]])(
    'takes no name once it is over (%#)',
    (...given) => {
      const over = answered(...given);
      expect(withAnswers(over, ['Mali'], OWN)).toBe(over);
    },
  );
});

it('the totals count the questions that are over', () => {
  const named = (...given: Neighbours['given']) => ({
    ...aRound(ORIGIN, ORIGIN),
    neighbours: answered(...given),
  });
  const rounds = [named('Niger', null), named(...ASKED), named('Libya'), aRound(ORIGIN, ORIGIN)];
  expect(totalsOf(rounds)).toEqual({ named: 4, asked: 6 });
});

describe('answers from outside', () => {
  it.each<[string, Neighbours]>([
    ['there are none', { asked: ASKED, given: [] }],
    ['a name is given twice', { asked: ASKED, given: ['Niger', 'Niger'] }],
    ['the country itself is named', { asked: ASKED, given: [OWN] }],
    ['a name follows the end', { asked: ASKED, given: [null, 'Niger'] }],
    ['there are four misses', { asked: ASKED, given: ['Peru', 'Kenya', 'Cuba', 'Mali'] }],
    ['the country itself is asked for', { asked: [...ASKED, OWN], given: ['Niger'] }],
    ['a country is asked for twice', { asked: ['Niger', 'Niger'], given: ['Niger'] }],
  ])('are refused if %s', (_, neighbours) => {
    expect(areLegal(neighbours, OWN)).toBe(false);
  });
});

const aName = fc.constantFrom(...ASKED, 'Peru', 'Kenya', 'Cuba', 'Mali', OWN, null);
/** What play can have led to, in an atlas that asks for three, or in another. */
const someAnswers = fc
  .tuple(fc.boolean(), fc.array(aName, { minLength: 1, maxLength: 9 }))
  .map(([isOther, given]) =>
    withAnswers({ asked: isOther ? ['Niger', 'Mali'] : ASKED, given: [] }, given, OWN),
  )
  .filter(({ given }) => given.length > 0);
const merge = (a: Neighbours, b: Neighbours) => mergeNeighbours(a, b, OWN);
const isOneAtlas = (a: Neighbours, b: Neighbours) => a.asked.length === b.asked.length;
const holds = (rule: (a: Neighbours, b: Neighbours, c: Neighbours) => void) => {
  fc.assert(fc.property(someAnswers, someAnswers, someAnswers, rule), { numRuns: 3000 });
};

describe('two tabs’ answers are united:', () => {
  it.each<[string, Neighbours, Neighbours, Neighbours['given']]>([
    ['wrong names first', answered('Sudan', 'Peru'), answered('Niger'), ['Peru', 'Niger', 'Sudan']],
    ['in one order', answered('Niger', 'Sudan'), answered('Sudan'), ['Niger', 'Sudan']],
    [
      'as played, if one has all',
      answered('Sudan', 'Niger'),
      answered('Niger'),
      ['Sudan', 'Niger'],
    ],
    ['over, if one is', answered('Niger', null), answered('Sudan'), ['Niger', 'Sudan', null]],
    [
      'over by the wrong names of both',
      answered('Peru', 'Niger', 'Kenya'),
      answered('Cuba', 'Sudan'),
      ['Cuba', 'Kenya', 'Niger', 'Sudan', 'Peru'],
    ],
    [
      'with all right names, though one is over without them',
      answered('Peru', 'Kenya', 'Cuba'),
      answered(...ASKED),
      ['Cuba', 'Kenya', ...ASKED],
    ],
  ])('%s', (_, a, b, given) => {
    expect(merge(a, b).given).toEqual(given);
    expect(merge(b, a).given).toEqual(given);
  });

  it('of two atlases, which asked for others, one alone', () => {
    const other = { asked: ['Niger'], given: ['Peru'] };
    const kept = merge(other, answered('Sudan'));
    expect([other, answered('Sudan')]).toContainEqual(kept);
    expect(merge(answered('Sudan'), other)).toEqual(kept);
  });

  it('the same in whatever order the tabs meet, however often', () => {
    holds((a, b, c) => {
      expect(merge(a, a)).toEqual(a);
      expect(merge(b, a)).toEqual(merge(a, b));
      expect(merge(a, merge(b, c))).toEqual(merge(merge(a, b), c));
    });
  });

  it('to what play can have led to, without a new name', () => {
    holds((a, b) => {
      const merged = merge(a, b);
      expect(areLegal(merged, OWN)).toBe(true);
      const all = new Set([...a.given, ...b.given]);
      expect(merged.given.filter((name) => !all.has(name))).toEqual([]);
      if (isOneAtlas(a, b) && !isOver(merged)) expect(new Set(merged.given)).toEqual(all);
    });
  });

  it('without losing a right name, or reopening what is over', () => {
    holds((a, b) => {
      if (!isOneAtlas(a, b)) return;
      const merged = merge(a, b);
      expect(foundIn(merged)).toEqual(expect.arrayContaining([...foundIn(a), ...foundIn(b)]));
      if (isOver(a) || isOver(b)) expect(isOver(merged)).toBe(true);
    });
  });
});
