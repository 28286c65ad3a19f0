import { describe, expect, it } from 'vitest';

import { areFacts } from '../../../scripts/atlas/contracts.ts';
import { foremostFacts, sequenceOf } from '../../../scripts/atlas/facts/sequence.ts';
import type { PictureFact } from '../../../src/domain/pictureFacts';

const sea: PictureFact = ['sea', 30, 'N'];
const mountains: PictureFact = ['mountains', 10, 'S', 3000];
const green: PictureFact = ['green', 40, '*'];
const moreSea: PictureFact = ['sea', 55, 'N'];
const river: PictureFact = ['river', 0, '', 'e'];
const lake = (length: number, where: 'N' | 'n' | 'S' = 'N'): PictureFact => ['lake', length, where];

describe('the sequence of a country’s pictures', () => {
  it.each<[string, PictureFact[], PictureFact[], PictureFact[], PictureFact[]]>([
    ['what the nearer one did not have', [sea], [sea, mountains], [mountains], [sea]],
    ['what has changed essentially', [sea, lake(9)], [moreSea, lake(30)], [moreSea, lake(30)], []],
    ['a lake that is whole now', [lake(0)], [lake(300)], [lake(300)], []],
    ['one that is cut on another side', [lake(0)], [lake(0, 'S')], [lake(0, 'S')], []],
    ['not one that is still cut on that side', [lake(0)], [lake(0, 'n')], [], [lake(0, 'n')]],
  ])('lists as new %s', (_, nearer, farther, isNew, also) => {
    expect(sequenceOf([nearer, farther])[1]).toEqual({ new: isNew, also });
  });

  it('repeats the first of each kind that still matters', () => {
    const facts = [sea, lake(300), lake(90, 'S'), river];
    expect(sequenceOf([facts, facts])[1].also).toEqual([sea, lake(300), river]);
  });

  it('has eight facts at most, first one of each kind', () => {
    const lakes = Array.from({ length: 9 }, (_, i) => lake(100 - i));
    const facts = foremostFacts([...lakes, sea]);
    expect(facts).toHaveLength(8);
    expect(facts.slice(0, 2)).toEqual([sea, lake(100)]);
  });

  it('keeps a lake and a river, which the site would otherwise deny', () => {
    const islands = Array.from({ length: 5 }, (_, i): PictureFact => ['islands', 9 - i, 'N']);
    const coasts = Array.from({ length: 5 }, (_, i): PictureFact => ['coast', '', i ? 'N' : 's']);
    const waters = [lake(12), river];
    const facts = foremostFacts([...islands, ...coasts, ...waters, sea, ['snow', 9, 'N'], green]);
    expect(facts).toHaveLength(8);
    expect(facts).toEqual(expect.arrayContaining([...waters, sea]));
  });

  it('lists a single cover without the plain, but with a river', () => {
    const forest: PictureFact = ['forest', 100, '*'];
    const plain: PictureFact = ['plain', 100, '*'];
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
