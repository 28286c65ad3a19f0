// The rows of docs/changes-after-launch.md: what a player sees of the rounds that the release before stored.
import { expect, it } from 'vitest';

import { parseChallenge } from '../../../src/domain/challengeCode';
import { type Countries, type Country, findCountry } from '../../../src/domain/countries';
import { parseExport } from '../../../src/domain/exportFormat';
import { mergeImport } from '../../../src/domain/mergeImport';
import { selectRoundsOfDays } from '../../../src/features/archive/archiveSelectors';
import { selectOpenChallenges } from '../../../src/features/challenge/challengeSelectors';
import { selectLit } from '../../../src/features/earth/earthSelectors';
import { guessMade } from '../../../src/features/events';
import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import { selectMaps } from '../../../src/features/game/map/frameSelectors';
import { selectRounds } from '../../../src/features/rounds/roundsSlice';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import { selectStorageError } from '../../../src/features/storage/storageErrorsSlice';
import { selectExport } from '../../../src/features/transfer/transferSelectors';
import { boardOf } from '../../support/board';
import { aCountry, anAtlas, utcDate } from '../../support/builders';
import { CODE, LIST } from '../../support/challenge';
import { aStore, memoryStorage } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';
const YESTERDAY = utcDate('2026-11-19');

/**
 * Today's round in progress, yesterday's won, and a lost map of a challenge. One distance is 1 km off: by today's
 * formula it would be 1,569 km.
 */
const STORED = [
  [
    'zoomle:round:daily:2026-11-20',
    '{"version":1,"round":["Westland","Westland Tower",0,-10,"playing",[["Eastland",2224,"W"]]]}',
  ],
  [
    'zoomle:round:daily:2026-11-19',
    '{"version":1,"round":["Southland","Southland Tower",-10,0,"won",[["Westland",1568,"SE"],["Southland",0,"N"]]]}',
  ],
  [
    `zoomle:round:challenge:${CODE}:1`,
    '{"version":1,"round":["Origin","Origin Tower",0,0,"lost",[["Westland",1112,"E"]]],"openedAt":1}',
  ],
] as const;

/** What the release before exported, word for word. */
const EXPORTED =
  '{"zoomle":3,"rounds":[' +
  '["daily:2026-11-20","Westland","Westland Tower",0,-10,"playing",[["Eastland",2224,"W"]],null,null],' +
  '["daily:2026-11-19","Southland","Southland Tower",-10,0,"won",[["Westland",1568,"SE"],["Southland",0,"N"]],null,null]]}';

/** All that a player sees of the stored rounds in a release with this list. */
function seenWith(countries: Countries, texts: Iterable<readonly [string, string]> = STORED) {
  const { store } = aStore({
    countries,
    storage: memoryStorage(new Map(texts)),
    mapProviders: [anAtlas(...countries.map(({ name }) => name))],
  });
  const state = store.getState();
  const read = parseExport(EXPORTED, utcDate('2026-11-20'), countries);
  return {
    store,
    error: selectStorageError(state),
    board: boardOf(store),
    pictures: selectMaps(state)?.levels[18]?.length,
    earth: selectLit(state, countries).map(({ name }) => name),
    archive: selectRoundsOfDays(state)[YESTERDAY],
    statistics: selectStatistics(state),
    exported: selectExport(state),
    import:
      'rounds' in read && mergeImport(selectRounds(state), read.rounds, countries).counts.daily,
    canPlayChallenge: 'challenge' in parseChallenge(CODE, countries),
    openChallenges: selectOpenChallenges(state, countries).length,
  };
}

const AS_BEFORE = {
  error: null,
  board: { id: TODAY, answer: 'Westland', guesses: ['Eastland'] },
  pictures: 1,
  earth: ['Southland'],
  archive: { answer: { name: 'Southland', lat: -10 }, guesses: [{ distance: 1568 }, {}] },
  statistics: { played: 1, won: 1, currentStreak: 1, distribution: [0, 1, 0, 0, 0, 0] },
  exported: EXPORTED,
  import: { unchanged: 2 },
  canPlayChallenge: true,
  openChallenges: 1,
};
/** A challenge names its countries by their places in a list, and is refused by any other list. */
const WITHOUT_CHALLENGE = { ...AS_BEFORE, canPlayChallenge: false, openChallenges: 0 };

/** Guesses the answer on the board, and gives the round's last guess. */
function guessAnswer({ store }: ReturnType<typeof seenWith>, countries: Countries) {
  const country = findCountry(countries, boardOf(store).answer ?? '');
  if (country) store.dispatch(guessMade(TODAY, country));
  return selectCurrentRound(store.getState());
}

/** The list with changes of Westland, today's answer, and Southland, yesterday's. */
const listWith = (change: (country: Country) => Partial<Country>) =>
  LIST.map((country) =>
    ['Westland', 'Southland'].includes(country.name) ? { ...country, ...change(country) } : country,
  );

const RENAMED = listWith(({ name }) => ({ name: `New ${name}`, aliases: [name] }));
const CORRECTED = listWith(({ name }) => ({
  mapLocations: [{ name: 'Other Tower', lat: -9, lon: name === 'Westland' ? -9 : 1 }],
}));

it.each<[string, Countries, object]>([
  ['nothing has changed', LIST, AS_BEFORE],
  [
    'countries were renamed: they have their new names',
    RENAMED,
    {
      ...AS_BEFORE,
      board: { id: TODAY, answer: 'New Westland', guesses: ['Eastland'] },
      earth: ['New Southland'],
      archive: { answer: { name: 'New Southland' }, guesses: [{ name: 'New Westland' }, {}] },
      exported: EXPORTED.replaceAll(/"((?:West|South)land)"/g, '"New $1"'),
    },
  ],
  [
    'a country was appended or split off',
    [...LIST, aCountry('Southernmost', -11, 0)],
    WITHOUT_CHALLENGE,
  ],
  ['landmarks were corrected: begun rounds keep the old ones', CORRECTED, WITHOUT_CHALLENGE],
  ['days have other answers by another rule', LIST.toReversed(), WITHOUT_CHALLENGE],
])('if %s, no stored round is lost, and the begun one can be won', (_, countries, expected) => {
  const seen = seenWith(countries);
  expect(seen).toMatchObject(expected);
  expect(guessAnswer(seen, countries)).toMatchObject({
    status: 'won',
    guesses: [{ distance: 2224 }, { isCorrect: true }],
  });
});

it('if more guesses are allowed, lost rounds stay lost', () => {
  const [key, text] = STORED[0];
  const lost = text.replace('playing', 'lost');
  const { board, error, statistics } = seenWith(LIST, [[key, lost]]);
  expect([board.guesses, error]).toEqual([['Eastland'], null]);
  expect(statistics).toMatchObject({ played: 1, won: 0 });
});

it('a release without a country, such as one rolled back to, keeps its rounds as they are', () => {
  const seen = seenWith(LIST.filter(({ name }) => name !== 'Southland' && name !== 'Westland'));
  const { board, statistics, exported } = AS_BEFORE;
  expect(seen).toMatchObject({ error: null, board, statistics, exported, pictures: 0, earth: [] });
});
