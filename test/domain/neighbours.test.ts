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
const someAnswers = fc.array(aName, { maxLength: 9 }).map((given) => answered(...given));

describe('two tabs’ answers', () => {
  it('are united, those of the longer list first', () => {
    const united = answered('Niger', 'Peru', 'Sudan');
    expect(mergeNeighbours(answered('Niger', 'Peru'), answered('Sudan'), OWN)).toEqual(united);
  });

  it('leave a question that is over as it is', () => {
    const over = answered('Niger', null);
    expect(mergeNeighbours(answered('Sudan', 'Peru', 'Libya'), over, OWN)).toBe(over);
  });

  it('of two atlases, which asked for others, are not mixed', () => {
    const other = { asked: ['Niger'], given: ['Peru'] };
    const longer = answered('Sudan', 'Niger');
    expect(mergeNeighbours(other, longer, OWN)).toBe(longer);
  });

  it('are the same in both tabs, legal, invent no name, and lose one only by the end', () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, (a, b) => {
        const merged = mergeNeighbours(a, b, OWN);
        expect(mergeNeighbours(b, a, OWN)).toEqual(merged);
        expect(mergeNeighbours(merged, a, OWN)).toEqual(merged);
        expect(merged.given.length === 0 || areLegal(merged, OWN)).toBe(true);
        const all = new Set([...a.given, ...b.given]);
        expect(merged.given.filter((name) => !all.has(name))).toEqual([]);
        if (!isOver(merged)) expect(new Set(merged.given)).toEqual(all);
      }),
    );
  });
});
