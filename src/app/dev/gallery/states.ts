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
import { storageFailed } from '../../../features/storage/storageSlice';
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
  readonly path: string;
  readonly steps: readonly Step[];
  /** Instead of the atlas. */
  readonly mapProviders?: readonly MapProvider[];
  /** Changes the countries before they are played with. */
  readonly withCountries?: (countries: Countries) => Countries;
};

const on = (path: string, ...steps: readonly (Step | Step[])[]): GalleryState => ({
  path,
  steps: steps.flat(),
});

/** The same, after a visit to the day's board. */
const onPage = (path: string, ...steps: readonly (Step | Step[])[]) => on(path, visit(), ...steps);

const onBoard = (...steps: readonly (Step | Step[])[]) => onPage(paths.zoomle, ...steps);

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
  guessAnswer,
  day('2026-11-16'),
  ...guessWrong(6),
  ...['2026-11-17', '2026-11-18', '2026-11-19'].flatMap((date, index) => [
    day(date),
    ...guessWrong(index + 1),
    guessAnswer,
  ]),
  day(TODAY),
];

/** Two of its countries are neighbors, so that their numbers would overlap on the map. */
const CHALLENGE = ['Peru', 'France', 'Germany', 'Nepal', 'Madagascar'].map((name) =>
  countries.findIndex((country) => country.name === name),
);

const hashOf = (friendsResult: number[] | null) =>
  `#${formatChallenge({ positions: CHALLENGE, result: friendsResult }, countries)}`;
const FROM_A_FRIEND = hashOf([3, 2, 7, 4, 3]);

/** The challenge's next map, after so many wrong guesses. */
const nextMap = (wrong: number): Step[] => [
  openNextMap({ positions: CHALLENGE, result: null }),
  ...guessWrong(wrong),
];

/** Its next maps, each played to its end. */
const maps = (...wrong: number[]): Step[] =>
  wrong.flatMap((count) => [...nextMap(count), ...(count < MAX_GUESSES ? [guessAnswer] : [])]);

/** All states by name; the name ends their address. */
export const galleryStates: Readonly<Record<string, GalleryState>> = {
  fresh: onBoard(),
  suggestions: onBoard(guessWrong(1), textTyped('S')),
  'no-suggestion': onBoard(textTyped('Xyz')),
  'mid-game': onBoard(guessWrong(3)),
  'zoomed-in': onBoard(guessWrong(3), zoomPicked(17)),
  'last-guess': onBoard(guessWrong(5)),
  won: onBoard(guessWrong(2), guessAnswer),
  'won-again': on(paths.zoomle, aWeek, guessWrong(2), guessAnswer),
  'won-in-one': onBoard(guessAnswer),
  'won-in-six': onBoard(guessWrong(5), guessAnswer),
  'won-near': onBoard(
    ['Philippines', 'South Korea', 'Mongolia', 'Vietnam', 'North Korea'].map(guess),
    guessAnswer,
  ),
  lost: onBoard(guessWrong(6)),
  miles: onBoard(guessWrong(3), unitsPicked('mi')),
  'high-contrast': onBoard(guessWrong(3), highContrastSwitched(true)),
  'high-contrast-won': onBoard(guessWrong(2), guessAnswer, highContrastSwitched(true)),
  described: onBoard(guessWrong(3), descriptionSwitched(true)),
  'described-high-contrast': onBoard(
    guessWrong(1),
    descriptionSwitched(true),
    highContrastSwitched(true),
    unitsPicked('mi'),
  ),
  'map-fallback': { ...onBoard(), mapProviders: [unanswered, atlas] },
  'map-failed': { ...onBoard(), mapProviders: [unanswered] },
  'map-unavailable': { ...onBoard(), mapProviders: [mapbox('')] },
  unplayable: {
    ...onBoard(),
    withCountries: (countries) => countries.map((country) => ({ ...country, mapLocations: [] })),
  },
  'today-notice': on(paths.zoomle, visit('2026-11-19'), guessWrong(2), day(TODAY)),
  'yesterday-notice': on(
    paths.zoomle,
    visit('2026-11-19'),
    guessWrong(2),
    day(TODAY),
    openOtherRound(),
  ),
  'storage-full': onBoard(guessWrong(2), storageFailed('full')),
  'storage-unavailable': onBoard(guessWrong(2), storageFailed('unavailable')),
  'storage-newer': onBoard(guessWrong(2), storageFailed('newer')),
  'storage-damaged': onBoard(guessWrong(2), storageFailed('damaged')),
  release: onBoard(guessWrong(1), releaseFound()),
  'first-visit': on(paths.zoomle, firstVisit()),
  help: onBoard(dialogOpened('help')),
  settings: onBoard(dialogOpened('settings')),
  'statistics-none': onPage(paths.statistics),
  statistics: on(paths.statistics, aWeek),
  'archive-round': onPage(pathOfDay('2026-11-01'), archived('2026-11-01'), guessWrong(2)),
  'archive-round-lost': onPage(pathOfDay('2026-11-01'), archived('2026-11-01'), guessWrong(6)),
  archive: onPage(paths.archive),
  'archive-played': on(
    paths.archive,
    aWeek,
    archived('2026-11-01'),
    guessWrong(6),
    archived('2026-11-02'),
    guessWrong(2),
  ),
  'archive-closed': onPage(pathOfDay('2026-10-21')),
  'archive-none': onPage(pathOfDay('2030-01-01')),
  practice: onPage(paths.practice, practice),
  'practice-won': onPage(paths.practice, practice, guessWrong(1), guessAnswer),
  'practice-given-up': onPage(paths.practice, practice, reveal),
  'practice-revealed': onPage(paths.practice, practice, guessWrong(1), reveal),
  dev: onBoard(advance),
  'dev-won': onBoard(advance, guessWrong(1), guessAnswer),
  'challenge-new': onPage(paths.challenge),
  'challenge-made': onPage(paths.challenge + hashOf(null)),
  'challenge-intro': onPage(paths.challenge + FROM_A_FRIEND),
  'challenge-mid': onPage(paths.challengeBoard + FROM_A_FRIEND, maps(1, 3), nextMap(2)),
  'challenge-map-won': onPage(paths.challengeBoard + FROM_A_FRIEND, maps(1, 3)),
  'challenge-end': onPage(paths.challenge + FROM_A_FRIEND, maps(1, 0, 6, 3, 2)),
  'challenge-end-alone': onPage(paths.challenge + hashOf(null), maps(1, 0, 6, 3, 5)),
  'challenge-damaged': onPage(`${paths.challenge}#damaged`),
  home: onPage(paths.home),
  'home-streak': on(paths.home, aWeek),
  'home-mid-game': onPage(paths.home, guessWrong(2)),
  'home-won': on(paths.home, aWeek, guessWrong(2), guessAnswer),
  'home-lost': onPage(paths.home, guessWrong(6)),
};
