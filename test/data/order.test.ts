import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { cycleIndex, sumIndex } from '../../src/domain/dailyRule';
import { greatCircleDistance } from '../../src/domain/geography';
import { knownNames } from '../../src/domain/knownNames';
import { utcDate } from '../support/builders';
import { firstPlace } from './firstPlaces';

/** All entries by code, in the released order. */
const RELEASED = `
  KM GA LV GY MU LU GN OM IE LK MK JM DK QA CL LB MA ID FI CU IT BO MX DE AR KG SG IR NZ UY ML RU
  US PK PE GR AU KE GB KH EG GH CA ES AE NG PL JP IS TR MZ FR MY UA ET PT TH SD CO KP LT IN BR CN
  RO VN BT SY MW SR TL BI SK VC GM SM RW CI IQ BE SL BH MC KR AF ME TW BZ PW BJ KW HR XS NO AO DO
  LI ST TT MV VU PS HT AL CF HN CY CD CZ KI XN NE NR EE KN MT MN SE CM JO BW MD TJ CV HU TM BB NP
  VA TW DJ DZ LC TV RS VE LS GT CH SZ IL AD MM SS NL FM TD AT SV PH NA LY CG AZ CR SN FJ GE LR TO
  UG PA BA KZ PY BY ZW SA WS SO TG AM MR YE SI GD PG EC UZ ER NI MG BN EH LA TN AG SC BD MH DM SB
  BS GQ TZ BG ZM GW XK ZA BF
`;

it('every name that was ever released leads to its country: stored rounds have it', () => {
  const nameOf = knownNames(countries);
  const read = countries.map(({ iso2, name }) => `${iso2} ${name}`);
  const released = readFileSync('test/data/releasedNames.txt', 'utf8').trim().split('\n');
  const lost = released.filter(
    (line) => !read.includes(`${line.slice(0, 3)}${nameOf(line.slice(3))}`),
  );
  expect(lost, 'a former name must stay an alias').toEqual([]);
  expect(
    read.filter((line) => !released.includes(line)),
    'add a line',
  ).toEqual([]);
});

describe('the order of the countries', () => {
  it('is the released one: entries are only ever appended', () => {
    const released = RELEASED.trim().split(/\s+/);
    expect(countries.slice(0, released.length).map(({ iso2 }) => iso2)).toEqual(released);
  });

  it('keeps neighbors, also the last and the first, at least 2,500 km apart', () => {
    const near = countries.filter((country, i) => {
      const next = countries[(i + 1) % countries.length] ?? country;
      return greatCircleDistance(firstPlace(country), firstPlace(next)) < 2500;
    });
    expect(near).toEqual([]);
  });
});

it.each([
  ['2026-01-01', 'Finland, Helsinki Cathedral', 'Azerbaijan, Flame Towers'],
  ['2026-11-20', 'Japan, Tokyo Tower', 'Gambia, Arch 22'],
  ['2028-02-29', 'Türkiye, Hagia Sophia', 'Switzerland, Palace of Nations'],
  ['2030-07-14', 'Ghana, Kwame Nkrumah Mausoleum', 'Burkina Faso, Grand Mosque of Bobo-Dioulasso'],
])('the answer on %s is by the sum %s, and by the cycle %s', (date, ...answers) => {
  const found = [sumIndex, cycleIndex].map((indexOf) => {
    const answer = countries[indexOf(utcDate(date), 0, countries.length)];
    return `${answer?.name}, ${answer?.mapLocations[0]?.name}`;
  });
  expect(found).toEqual(answers);
});
