import countries from '../../../data/countries_with_mapLocations.json' with { type: 'json' };
import { formatChallenge } from '../../../domain/challengeCode';
import type { Countries } from '../../../domain/countries';
import { MAX_GUESSES } from '../../../domain/round';
import { openNextMap } from '../../../features/challenge/challengeThunks';
import { textTyped, zoomPicked } from '../../../features/game/gameSlice';
import { openOtherRound } from '../../../features/game/gameThunks';
import { releaseFound } from '../../../features/release/releaseSlice';
import {
  descriptionSwitched,
  highContrastSwitched,
  unitsPicked,
} from '../../../features/settings/settingsSlice';
import { type StorageError, storageFailed } from '../../../features/storage/storageSlice';
import { dialogOpened } from '../../../features/ui/dialogSlice';
import { atlas } from '../../../maps/atlas';
import { mapbox } from '../../../maps/mapbox';
import type { MapProvider } from '../../../maps/mapProvider';
import { pathOfDay, paths } from '../../../routes';
import {
  advance,
  archived,
  day,
  firstVisit,
  guess,
  guessAnswer,
  guessWrong,
  practice,
  reveal,
  type Step,
  TODAY,
  visit,
} from './steps';

/** A state of the site: where it is seen, and the events that lead to it. */
export type GalleryState = {
  /** The address of the page; without it the game's. */
  readonly path?: string;
  readonly steps: readonly Step[];
  /** Instead of the atlas. */
  readonly mapProviders?: readonly MapProvider[];
  /** Changes the countries before they are played with. */
  readonly withCountries?: (countries: Countries) => Countries;
};

/** A map service that does not answer. */
const unanswered: MapProvider = {
  ...atlas,
  id: 'unanswered',
  pictureUrl: (_place, zoom) => `/atlas/none/${zoom}.avif`,
};

/** A player's last days. */
const aWeek: Step[] = [
  ...visit('2026-11-15'),
  ...guessWrong(2),
  guessAnswer(),
  day('2026-11-16'),
  ...guessWrong(6),
  ...['2026-11-17', '2026-11-18', '2026-11-19'].flatMap((date, index) => [
    day(date),
    ...guessWrong(index + 1),
    guessAnswer(),
  ]),
  day(TODAY),
];

const withError = (error: StorageError): GalleryState => ({
  steps: [...visit(), ...guessWrong(2), storageFailed(error)],
});

/** Two of its countries are neighbours, whose numbers would lie on one another. */
const CHALLENGE = ['Peru', 'France', 'Germany', 'Nepal', 'Madagascar'].map((name) =>
  countries.findIndex((country) => country.name === name),
);
/** What the friend needed who sends the link. */
const FRIENDS = [3, 2, 7, 4, 3];

const codeOf = (result: number[] | null) =>
  formatChallenge({ positions: CHALLENGE, result }, countries);

/** The challenge's next map, after so many wrong guesses. */
const nextMap = (wrong: number): Step[] => [
  openNextMap({ positions: CHALLENGE, result: null }),
  ...guessWrong(wrong),
];

/** Its next maps, each played to its end. */
const maps = (...wrong: number[]): Step[] =>
  wrong.flatMap((count) => [...nextMap(count), ...(count < MAX_GUESSES ? [guessAnswer()] : [])]);

/** All states by name; the name ends their address. */
export const galleryStates: Readonly<Record<string, GalleryState>> = {
  fresh: { steps: visit() },
  suggestions: { steps: [...visit(), ...guessWrong(1), textTyped('S')] },
  'no-suggestion': { steps: [...visit(), textTyped('Xyz')] },
  'mid-game': { steps: [...visit(), ...guessWrong(3)] },
  'zoomed-in': { steps: [...visit(), ...guessWrong(3), zoomPicked(17)] },
  'last-guess': { steps: [...visit(), ...guessWrong(5)] },
  won: { steps: [...visit(), ...guessWrong(2), guessAnswer()] },
  'won-again': { steps: [...aWeek, ...guessWrong(2), guessAnswer()] },
  'won-in-one': { steps: [...visit(), guessAnswer()] },
  'won-in-six': { steps: [...visit(), ...guessWrong(5), guessAnswer()] },
  'won-near': {
    steps: [
      ...visit(),
      ...['Philippines', 'South Korea', 'Mongolia', 'Vietnam', 'North Korea'].map(guess),
      guessAnswer(),
    ],
  },
  lost: { steps: [...visit(), ...guessWrong(6)] },
  miles: { steps: [...visit(), ...guessWrong(3), unitsPicked('mi')] },
  'high-contrast': { steps: [...visit(), ...guessWrong(3), highContrastSwitched(true)] },
  'high-contrast-won': {
    steps: [...visit(), ...guessWrong(2), guessAnswer(), highContrastSwitched(true)],
  },
  described: { steps: [...visit(), ...guessWrong(3), descriptionSwitched(true)] },
  'described-high-contrast': {
    steps: [
      ...visit(),
      ...guessWrong(1),
      descriptionSwitched(true),
      highContrastSwitched(true),
      unitsPicked('mi'),
    ],
  },
  'map-fallback': { steps: visit(), mapProviders: [unanswered, atlas] },
  'map-failed': { steps: visit(), mapProviders: [unanswered] },
  'map-unavailable': { steps: visit(), mapProviders: [mapbox('')] },
  unplayable: {
    steps: visit(),
    withCountries: (countries) => countries.map((country) => ({ ...country, mapLocations: [] })),
  },
  'today-notice': { steps: [...visit('2026-11-19'), ...guessWrong(2), day(TODAY)] },
  'yesterday-notice': {
    steps: [...visit('2026-11-19'), ...guessWrong(2), day(TODAY), openOtherRound()],
  },
  'storage-full': withError('full'),
  'storage-unavailable': withError('unavailable'),
  'storage-newer': withError('newer'),
  'storage-damaged': withError('damaged'),
  release: { steps: [...visit(), ...guessWrong(1), releaseFound()] },
  'first-visit': { steps: firstVisit() },
  help: { steps: [...visit(), dialogOpened('help')] },
  settings: { steps: [...visit(), dialogOpened('settings')] },
  'statistics-none': { path: paths.statistics, steps: visit() },
  statistics: { path: paths.statistics, steps: aWeek },
  'archive-round': {
    path: pathOfDay('2026-11-01'),
    steps: [...visit(), archived('2026-11-01'), ...guessWrong(2)],
  },
  'archive-round-lost': {
    path: pathOfDay('2026-11-01'),
    steps: [...visit(), archived('2026-11-01'), ...guessWrong(6)],
  },
  archive: { path: paths.archive, steps: visit() },
  'archive-played': {
    path: paths.archive,
    steps: [
      ...aWeek,
      archived('2026-11-01'),
      ...guessWrong(6),
      archived('2026-11-02'),
      ...guessWrong(2),
    ],
  },
  'archive-closed': { path: pathOfDay('2026-10-21'), steps: visit() },
  'archive-none': { path: pathOfDay('2030-01-01'), steps: visit() },
  practice: { path: paths.practice, steps: [...visit(), practice] },
  'practice-won': {
    path: paths.practice,
    steps: [...visit(), practice, ...guessWrong(1), guessAnswer()],
  },
  'practice-given-up': { path: paths.practice, steps: [...visit(), practice, reveal] },
  'practice-revealed': {
    path: paths.practice,
    steps: [...visit(), practice, ...guessWrong(1), reveal],
  },
  dev: { steps: [...visit(), advance] },
  'dev-won': { steps: [...visit(), advance, ...guessWrong(1), guessAnswer()] },
  'challenge-new': { path: paths.challenge, steps: visit() },
  'challenge-made': { path: `${paths.challenge}#${codeOf(null)}`, steps: visit() },
  'challenge-intro': { path: `${paths.challenge}#${codeOf(FRIENDS)}`, steps: visit() },
  'challenge-mid': {
    path: `${paths.challengeBoard}#${codeOf(FRIENDS)}`,
    steps: [...visit(), ...maps(1, 3), ...nextMap(2)],
  },
  'challenge-map-won': {
    path: `${paths.challengeBoard}#${codeOf(FRIENDS)}`,
    steps: [...visit(), ...maps(1, 3)],
  },
  'challenge-end': {
    path: `${paths.challenge}#${codeOf(FRIENDS)}`,
    steps: [...visit(), ...maps(1, 0, 6, 3, 2)],
  },
  'challenge-end-alone': {
    path: `${paths.challenge}#${codeOf(null)}`,
    steps: [...visit(), ...maps(1, 0, 6, 3, 5)],
  },
  'challenge-damaged': { path: `${paths.challenge}#damaged`, steps: visit() },
  home: { path: paths.home, steps: visit() },
  'home-streak': { path: paths.home, steps: aWeek },
  'home-mid-game': { path: paths.home, steps: [...visit(), ...guessWrong(2)] },
  'home-won': { path: paths.home, steps: [...aWeek, ...guessWrong(2), guessAnswer()] },
  'home-lost': { path: paths.home, steps: [...visit(), ...guessWrong(6)] },
};
