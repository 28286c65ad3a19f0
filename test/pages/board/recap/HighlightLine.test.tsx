import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { countriesOf } from '../../../../src/domain/continents';
import { type Country, dailyCountry } from '../../../../src/domain/countries';
import type { Round } from '../../../../src/domain/round';
import type { Rounds } from '../../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../../src/features/events';
import { later } from '../../../../src/texts/en/later';
import { start } from '../../../../src/texts/en/start';
import { aCountry, aRound, NOWHERE, utcDate } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';

const { earth, recap } = later;
const CONTINENT = 'South America';

const countries = countriesOf(CONTINENT).map((name, index) => aCountry(name, index, index));
const ANSWER = dailyCountry(countries, utcDate('2026-11-20'), 0) ?? NOWHERE;
const OTHERS = countries.filter((country) => country !== ANSWER);
const [OTHER = NOWHERE] = OTHERS;

type Before = readonly (readonly [id: string, round: Round])[];
const recognized = (count: number): Before =>
  OTHERS.slice(0, count).map((each, index) => [`practice:${index}`, aRound(each, each)]);
const wonOn = (answer: Country, ...days: string[]): Before =>
  days.map((day) => [`daily:2026-${day}`, aRound(answer, answer)]);

/** The board after today's round. */
async function end(before: Before, ...guesses: readonly Country[]) {
  const site = await renderSite('/zoomle', { countries });
  site.dispatch(roundsImported(Object.fromEntries(before) as Rounds));
  for (const guess of guesses) await site.dispatch(guessMade('daily:2026-11-20', guess));
  await screen.findByRole('region', { name: ANSWER.name });
}

/** Every line that there may be, and where it leads. */
const lines = () =>
  screen
    .queryAllByText(/South America|on your Earth|is lit|begins to shine|in a row|month so far/)
    .map((line) => [line.textContent, line.getAttribute('href')]);

const EARTH = '/zoomle/earth';
const STATISTICS = '/zoomle/statistics';
const DAYS = start.streak(2);

describe('the end of a won round has one line, that', () => {
  it.each<[string, Before, [text: string, href: string][]]>([
    ['the Earth is whole', recognized(11), [[earth.all, EARTH]]],
    ['a tenth country is lit', recognized(9), [[earth.ten(ANSWER.name), EARTH]]],
    ['few are dark', recognized(6), [[earth.toGo(CONTINENT, 5), EARTH]]],
    ['it is a new best', wonOn(OTHER, '11-19'), [[recap.newBest(DAYS), STATISTICS]]],
    [
      'it is the best month',
      wonOn(OTHER, '10-01', '11-11'),
      [[recap.bestMonth('November 2026'), STATISTICS]],
    ],
    [
      'its continent has come further',
      wonOn(OTHER, '10-01', '10-03'),
      [[earth.litIn(ANSWER.name, earth.of(2, 12), CONTINENT), EARTH]],
    ],
    ['or none, if it was lit before', wonOn(ANSWER, '10-01'), []],
  ])('says %s', async (_, before, expected) => {
    await end(before, ANSWER);
    expect(lines()).toEqual(expected);
  });
});

it.each<[string, Before, [text: string, href: string][]]>([
  [
    'the best month',
    wonOn(OTHER, '10-01', '11-18', '11-19'),
    [[recap.bestMonth('November 2026'), STATISTICS]],
  ],
  ['nothing', wonOn(OTHER, '10-01', '11-19'), []],
])('after a lost round, the line says what is still true: %s', async (_, before, expected) => {
  await end(before, ...OTHERS.slice(0, 6));
  expect(lines()).toEqual(expected);
});
