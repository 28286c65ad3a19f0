import countries from '../../../data/countries_with_mapLocations.json' with { type: 'json' };
import { formatChallenge } from '../../../domain/challengeCode';
import { countriesOf } from '../../../domain/continents';
import { openNextCountry } from '../../../features/dev/devThunks';
import { countryChosen } from '../../../features/earth/earthSlice';
import { answerRevealed, dialogClosed } from '../../../features/events';
import { openNextMap } from '../../../features/game/challengeThunks';
import { recapViewPicked, textTyped } from '../../../features/game/gameSlice';
import { openOtherRound } from '../../../features/game/gameThunks';
import { openPractice } from '../../../features/game/practiceThunks';
import { releaseFound } from '../../../features/release/releaseSlice';
import {
  descriptionSwitched,
  highContrastSwitched,
  unitsPicked,
} from '../../../features/settings/settingsSlice';
import { storageFailed } from '../../../features/storage/storageErrorsSlice';
import { dialogOpened } from '../../../features/ui/dialogSlice';
import { makeAtlas } from '../../../maps/atlas';
import atlasIndex from '../../../maps/atlasIndex.json' with { type: 'json' };
import { mapbox } from '../../../maps/mapbox';
import type { MapProvider } from '../../../maps/mapProvider';
import { pathOfDay, pathOfExpedition, paths } from '../../../paths';
import type { Services } from '../../../store/services';
import { devActions } from '../devActions';
import { day, finish, guessWrong, nameNeighbours, recognized, type Step } from './steps';

/** With the repository's index; the site's atlas takes it from the language's words. */
export const atlas = makeAtlas(Object.entries(atlasIndex));

/** A page, and the events after a first visit to it. */
export type GalleryState = {
  readonly path: string;
  readonly steps: readonly Step[];
  /** Override the gallery's. */
  readonly services?: Partial<Services>;
};

const { goToDate, guess, pickZoom } = devActions;

/** All states are on this day; their clock stands still. */
const TODAY = '2026-11-20';
export const NOW = Date.parse(`${TODAY}T12:00:00Z`);

const aWeek: Step[] = [
  ...[2, 6, 1, 2, 3].flatMap((wrong, index) => [day(`2026-11-${15 + index}`), finish(wrong)]),
  day(TODAY),
];

/** The first countries of the list. */
const lit = (count: number) => recognized(countries.slice(0, count), NOW);

/** All of South America but one country, and then that one. */
const southAmerica = [
  recognized(
    countries.filter(({ name }) => countriesOf('South America').slice(1).includes(name)),
    NOW,
  ),
  openPractice('South America'),
  finish(1),
];

const begunYesterday = [day('2026-11-19'), guessWrong(2), day(TODAY)];

const described = descriptionSwitched(true);
const highContrast = highContrastSwitched(true);
const miles = unitsPicked('mi');

/** The id ends in 0: the gallery's random number. */
const reveal = answerRevealed('practice:0');

/** Two are neighbors: their numbers on the map would overlap. */
const CHALLENGE = ['Peru', 'France', 'Germany', 'Nepal', 'Madagascar'].map((name) =>
  countries.findIndex((country) => country.name === name),
);

const hashOf = (friendsResult: number[] | null) =>
  `#${formatChallenge({ positions: CHALLENGE, result: friendsResult }, countries)}`;
const FROM_A_FRIEND = hashOf([3, 2, 7, 4, 3]);

const nextMap = openNextMap({ positions: CHALLENGE, result: null });

/** Plays the challenge's next maps to their ends. */
const maps = (...wrong: number[]) => wrong.flatMap((count) => [nextMap, finish(count)]);

/** A map service that never answers. */
const unanswered: MapProvider = {
  ...atlas,
  id: 'unanswered',
  picture: (place, zoom) => {
    const picture = atlas.picture(place, zoom);
    return picture && { ...picture, url: '/atlas/none.avif', isOfAtlas: false };
  },
};

type Steps = readonly (Step | readonly Step[])[];

/** A page, opened after the daily board. */
const on = (path: string, ...steps: Steps): GalleryState => ({
  path,
  steps: [dialogClosed('help'), ...steps.flat()],
});

const onBoard = (...steps: Steps) => on(paths.zoomle, ...steps);

const onDay = (date: string, ...steps: Steps) => on(pathOfDay(date), goToDate(date), ...steps);

const inSpain = (...names: (string | null)[]) =>
  onDay(
    '2026-11-16',
    finish(1),
    nameNeighbours(['France', 'Morocco', 'United Kingdom', 'Portugal', 'Andorra'], ...names),
  );

/** By name, which ends the address. */
export const galleryStates: Readonly<Record<string, GalleryState>> = {
  fresh: onBoard(),
  suggestions: onBoard(guessWrong(1), textTyped('S')),
  'no-suggestion': onBoard(textTyped('Xyz')),
  'mid-game': onBoard(guessWrong(3)),
  'zoomed-in': onBoard(guessWrong(3), pickZoom(17)),
  'last-guess': onBoard(guessWrong(5)),
  'long-names': onBoard(
    [
      'Bosnia and Herzegovina',
      'Saint Vincent and the Grenadines',
      'Central African Republic',
      'Trinidad and Tobago',
      'Papua New Guinea',
    ].map(guess),
  ),
  won: onBoard(finish(2)),
  'won-again': onBoard(aWeek, finish(2)),
  'won-in-one': onBoard(finish(0)),
  'won-in-six': onBoard(finish(5)),
  'won-near': onBoard(
    ['Philippines', 'South Korea', 'Mongolia', 'Vietnam', 'North Korea'].map(guess),
    finish(0),
  ),
  'guesses-pacific': onDay(
    '2026-01-11',
    ['Fiji', 'Australia', 'Tonga', 'France', 'Samoa', 'New Zealand'].map(guess),
    recapViewPicked('guesses'),
  ),
  lost: onBoard(finish(6)),
  neighbours: inSpain('Andorra', 'Italy'),
  'neighbours-named': inSpain('Andorra', 'France', 'Morocco', 'Portugal', 'United Kingdom'),
  'neighbours-shown': inSpain('France', null),
  // New Zealand has no land borders.
  'neighbours-nearest': onDay(
    '2026-11-01',
    finish(1),
    nameNeighbours(['Australia', 'France', 'Fiji'], 'Fiji', 'Tonga'),
  ),
  'neighbours-failed': {
    ...inSpain('France'),
    services: { loadNeighbours: () => Promise.reject(new Error('offline')) },
  },
  miles: onBoard(guessWrong(3), miles),
  'high-contrast': onBoard(guessWrong(3), highContrast),
  'high-contrast-won': onBoard(finish(2), highContrast),
  described: onBoard(guessWrong(3), described),
  'described-high-contrast': onBoard(guessWrong(1), described, highContrast, miles),
  'map-fallback': { ...onBoard(), services: { mapProviders: [unanswered, atlas] } },
  'map-failed': { ...onBoard(), services: { mapProviders: [unanswered] } },
  'map-unavailable': { ...onBoard(), services: { mapProviders: [mapbox('')] } },
  unplayable: { ...onBoard(), services: { countries: [] } },
  'today-notice': onBoard(begunYesterday),
  'yesterday-notice': onBoard(begunYesterday, openOtherRound()),
  'storage-full': onBoard(guessWrong(2), storageFailed('full')),
  'storage-unavailable': onBoard(guessWrong(2), storageFailed('unavailable')),
  'storage-newer': onBoard(guessWrong(2), storageFailed('newer')),
  'storage-damaged': onBoard(guessWrong(2), storageFailed('damaged')),
  release: onBoard(guessWrong(1), releaseFound()),
  'first-visit': { path: paths.zoomle, steps: [] },
  help: onBoard(dialogOpened('help')),
  settings: onBoard(dialogOpened('settings')),
  'statistics-none': on(paths.statistics),
  statistics: on(paths.statistics, aWeek),
  'archive-round': onDay('2026-11-01', guessWrong(2)),
  'archive-round-lost': onDay('2026-11-01', finish(6)),
  archive: on(paths.archive),
  'archive-played': on(
    paths.archive,
    aWeek,
    [goToDate('2026-11-01'), finish(6)],
    [goToDate('2026-11-02'), guessWrong(2)],
  ),
  'archive-closed': on(pathOfDay('2026-10-21')),
  'archive-none': on(pathOfDay('2030-01-01')),
  'earth-none': on(paths.earth),
  'earth-one': on(paths.earth, lit(1)),
  'earth-some': on(paths.earth, lit(25)),
  'earth-most': on(paths.earth, lit(120)),
  'earth-dark': on(paths.earth, lit(25), countryChosen('Brazil')),
  'earth-whole': {
    ...on(paths.earth, recognized(countries.slice(1), NOW), openPractice(), finish(1)),
    services: { reducesMotion: () => false },
  },
  'earth-all': on(paths.earth, lit(countries.length)),
  practice: on(paths.practice, openPractice()),
  expedition: on(pathOfExpedition('africa'), openPractice('Africa')),
  'expedition-won': on(pathOfExpedition('africa'), lit(25), openPractice('Africa'), finish(1)),
  'continent-complete': on(pathOfExpedition('south-america'), southAmerica),
  'earth-continent': on(paths.earth, southAmerica),
  'practice-won': on(paths.practice, openPractice(), finish(1)),
  'practice-given-up': on(paths.practice, openPractice(), reveal),
  'practice-revealed': on(paths.practice, openPractice(), guessWrong(1), reveal),
  dev: onBoard(openNextCountry()),
  'dev-won': onBoard(openNextCountry(), finish(1)),
  'challenge-new': on(paths.challenge),
  'challenge-made': on(paths.challenge + hashOf(null)),
  'challenge-intro': on(paths.challenge + FROM_A_FRIEND),
  'challenge-mid': on(paths.challengeBoard + FROM_A_FRIEND, maps(1, 3), nextMap, guessWrong(2)),
  'challenge-map-won': on(paths.challengeBoard + FROM_A_FRIEND, maps(1, 3)),
  'challenge-end': on(paths.challenge + FROM_A_FRIEND, maps(1, 0, 6, 3, 2)),
  'challenge-end-alone': on(paths.challenge + hashOf(null), maps(1, 0, 6, 3, 5)),
  'challenge-damaged': on(`${paths.challenge}#damaged`),
  home: on(paths.home),
  'home-streak': on(paths.home, aWeek),
  'home-mid-game': on(paths.home, guessWrong(2)),
  'home-won': on(paths.home, aWeek, finish(2)),
  'home-lost': on(paths.home, finish(6)),
};
