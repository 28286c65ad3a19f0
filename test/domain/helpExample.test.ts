import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { nextUtcDate } from '../../src/domain/calendar';
import { sumIndex } from '../../src/domain/dailyRule';
import { HELP_ANSWERS, HELP_GUESS, helpExample } from '../../src/domain/helpExample';
import { COUNTRIES, utcDate } from '../support/builders';

describe('the example of “How to play”', () => {
  it('shows no answer of the coming years', () => {
    const answers = new Set<string | undefined>();
    for (let date = utcDate('2026-11-22'); date < '2030-01-01'; date = nextUtcDate(date)) {
      answers.add(countries[sumIndex(date, 0, countries.length)]?.name);
    }
    expect([...HELP_ANSWERS, HELP_GUESS].filter((name) => answers.has(name))).toEqual([]);
  });

  it('is another one on days with the same answer', () => {
    const [first, second] = HELP_ANSWERS;
    const exampleFor = (...spoilers: string[]) => helpExample(countries, spoilers)?.answer.name;
    expect(exampleFor('Japan')).toBe(first);
    expect(exampleFor(first)).toBe(second);
    expect([first, second]).not.toContain(exampleFor(second, first));
  });

  it('needs its countries', () => {
    const example = countries.filter(({ name }) => name === HELP_ANSWERS[0]);
    for (const list of [COUNTRIES, example]) expect(helpExample(list, [])).toBeNull();
  });
});
