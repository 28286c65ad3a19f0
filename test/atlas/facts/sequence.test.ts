import { describe, expect, it } from 'vitest';

import { areFacts } from '../../../scripts/atlas/contracts.ts';
import { foremostFacts, sequenceOf } from '../../../scripts/atlas/facts/sequence.ts';
import type { PictureFact } from '../../../src/domain/pictureFacts';

describe('the sequence of a country’s pictures', () => {
  const sea: PictureFact = ['sea', 30, 'N'];
  const green: PictureFact = ['green', 40, '*'];

  it('lists as new what the next nearer one did not have', () => {
    const mountains: PictureFact = ['mountains', 10, 'S', 3000];
    expect(sequenceOf([[sea], [sea, mountains]])[1]).toEqual({ new: [mountains], also: [sea] });
  });

  it('lists as new what has changed essentially', () => {
    const more: PictureFact = ['sea', 55, 'N'];
    const longer: PictureFact = ['lake', 300, 'N'];
    const levels: PictureFact[][] = [
      [sea, ['lake', 100, 'N']],
      [more, longer],
    ];
    expect(sequenceOf(levels)[1]).toEqual({ new: [more, longer], also: [] });
  });

  it('lists a lake as new when it is whole, not while it is still cut', () => {
    const [cut, whole]: PictureFact[] = [
      ['lake', 0, 'N'],
      ['lake', 300, 'N'],
    ];
    const [, , still] = sequenceOf([[sea], [sea, cut], [sea, cut], [sea, whole]]);
    expect(still).toEqual({ new: [], also: [sea, cut] });
    expect(sequenceOf([[cut], [whole]])[1]).toEqual({ new: [whole], also: [] });
  });

  it('lists a lake as new that the frame cuts on another side', () => {
    const [north, nearby, south]: PictureFact[] = [
      ['lake', 0, 'N'],
      ['lake', 0, 'n'],
      ['lake', 0, 'S'],
    ];
    expect(sequenceOf([[north], [nearby, south]])[1]).toEqual({ new: [south], also: [nearby] });
  });

  it('repeats the first of each kind that still matters', () => {
    const facts: PictureFact[] = [
      sea,
      ['lake', 300, 'N'],
      ['lake', 90, 'S'],
      ['river', 0, '', 'e'],
    ];
    expect(sequenceOf([facts, facts])[1]).toEqual({
      new: [],
      also: [facts[0], facts[1], facts[3]],
    });
  });

  it('has eight facts at most, first one of each kind', () => {
    const lakes = Array.from({ length: 9 }, (_, i): PictureFact => ['lake', 100 - i, 'N']);
    const facts = foremostFacts([...lakes, sea]);
    expect(facts).toHaveLength(8);
    expect(facts.slice(0, 2)).toEqual([sea, ['lake', 100, 'N']]);
  });

  it('keeps a lake and a river, which the site would otherwise deny', () => {
    const islands = Array.from({ length: 5 }, (_, i): PictureFact => ['islands', 9 - i, 'N']);
    const coasts = Array.from({ length: 5 }, (_, i): PictureFact => ['coast', '', i ? 'N' : 's']);
    const waters: PictureFact[] = [
      ['lake', 12, 'E'],
      ['river', 1, '', 'W'],
    ];
    const facts = foremostFacts([...islands, ...coasts, ...waters, sea, ['snow', 9, 'N'], green]);
    expect(facts).toHaveLength(8);
    expect(facts).toEqual(expect.arrayContaining([...waters, sea]));
  });

  it('lists a single cover without the plain, but with a river', () => {
    const forest: PictureFact = ['forest', 100, '*'];
    const [plain, river]: PictureFact[] = [
      ['plain', 100, '*'],
      ['river', 0, '', '.'],
    ];
    expect(foremostFacts([plain, forest])).toEqual([forest]);
    expect(foremostFacts([river, plain, forest])).toEqual([forest, river]);
    expect(foremostFacts([plain, green])).toEqual([green, plain]);
  });
});

describe('the file of a country’s facts', () => {
  const level = {
    new: [
      ['sea', 20, 'N', 's'],
      ['coast', '', '.'],
    ],
    also: [['lake', 12, '*']],
  };
  const levels = Array.from({ length: 7 }, () => level);

  it('holds seven levels', () => {
    expect(areFacts(levels)).toBe(true);
    expect(areFacts(levels.slice(1))).toBe(false);
    expect(areFacts({})).toBe(false);
    expect(areFacts([...levels.slice(1), { new: [] }])).toBe(false);
  });

  it.each([
    [['volcano', 10, 'N']],
    [['sea', 12, 'N']],
    [['sea', 20]],
    [['sea', 20, 'N', 'S', 'E']],
    [['sea', 20, 'Ne']],
    [['sea', 20, '']],
    [['mountains', 20, 'N']],
    [['lakes', 11, 'N']],
    [['river', 2, 'N-S', 'N']],
    [['coast', 'S-N', 'N']],
    ['sea'],
  ])('holds no %j', (fact) => {
    const wrong = { new: [fact], also: [] };
    expect(areFacts([wrong, ...levels.slice(1)])).toBe(false);
  });
});
