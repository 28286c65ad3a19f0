import { parseUtcDate, type UtcDate } from '../../src/domain/calendar';
import type { Country, Place } from '../../src/domain/countries';
import type { PictureFacts } from '../../src/domain/pictureFacts';
import {
  addGuess,
  canGuess,
  landmarkOf,
  MIN_ZOOM,
  newRound,
  type Round,
} from '../../src/domain/round';
import type { CountryMap, FurtherPlace, PlaceMaps } from '../../src/features/game/gameSlice';
import { makeAtlas } from '../../src/maps/atlas';
import { atlasBox } from '../../src/maps/atlasBox';
import type { Neighbourhood } from '../../src/maps/neighbourhood';
import type { Outline } from '../../src/maps/outline';

/** Parses a date, and throws if the text is not one. */
export function utcDate(text: string): UtcDate {
  const date = parseUtcDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
}

/** A made-up country with one landmark, at the given point. */
export function aCountry(name: string, lat: number, lon: number, aliases: string[] = []): Country {
  const place: Place = { name: `${name} Tower`, lat, lon };
  return { name, aliases, mapLocations: [place] };
}

/** A country that can be neither a guess nor an answer: it has no landmark. */
export const NOWHERE: Country = { ...aCountry('Nowhere', 0, 0), mapLocations: [] };

/** Made-up countries around the point 0, 0, where Origin lies. */
export const ORIGIN = aCountry('Origin', 0, 0);
export const NORTHLAND = aCountry('Northland', 10, 0);
export const EASTLAND = aCountry('Eastland', 0, 10);
export const FARLAND = aCountry('Farland', 0, 180);
export const COUNTRIES = [ORIGIN, NORTHLAND, EASTLAND, FARLAND];

/** Enough that no two days of a month share an answer. */
export const MANY_COUNTRIES = Array.from({ length: 60 }, (_, index) =>
  aCountry(`Land ${index}`, index - 30, 3 * index),
);

/** A round after guesses of these countries. */
export const played = (round: Round, ...guesses: Country[]): Round =>
  guesses.reduce((so, country) => {
    const landmark = landmarkOf(country);
    return canGuess(so, landmark) ? addGuess(so, country.name, landmark) : so;
  }, round);

/** A round with this answer, after guesses of the others. */
export function aRound(answer: Country, ...guesses: Country[]): Round {
  const round = newRound(answer);
  if (!round) throw new Error(`${answer.name} has no place`);
  return played(round, ...guesses);
}

/** An atlas of these countries. */
export const anAtlas = (...countries: string[]) =>
  makeAtlas(countries.map((country) => [country, 'abcdef']));

/** The outline of a country around (1, 12) with one neighbour. */
export const anOutline: Outline = {
  box: atlasBox({ lat: 1, lon: 12 }, 14),
  path: 'M600 400l80 80h-80Z',
  inside: [640, 440, 0],
  beside: [700, 440],
  anchor: 'start',
  tip: [680, 480],
  corner: 'ne',
  areaKm2: 84_000,
  areaRank: 114,
  neighbours: ['Eastland'],
  neighboursBeyond: [],
  partsBeyond: [],
};

/** What lies around that country: one country on its picture, one beyond it. */
export const aNeighbourhood: Neighbourhood = {
  box: anOutline.box,
  asked: [
    { name: 'Eastland', seen: { path: 'M700 400l80 80h-80Z', at: [900, 480] } },
    { name: 'Farland' },
  ],
  distances: [540, 0, 1, 1],
};

const aPicture = { credit: '', isOfAtlas: true };

/** Maps of a place without pictures of levels. */
export const someMaps: PlaceMaps = {
  levels: {},
  atlas: {},
  world: makeAtlas([]).world,
};

/** The outline on its picture. */
export const aCountryMap: CountryMap = {
  outline: anOutline,
  picture: { url: '/atlas/abcdef/country.avif', box: anOutline.box, ...aPicture },
};

/** A further place of the country on the board: by default the first, with all levels. */
export const aFurtherPlace = (
  name: string,
  { index = 1, farthestLevel = MIN_ZOOM }: Partial<FurtherPlace> = {},
): FurtherPlace => ({ name, lat: index, lon: index, index, farthestLevel });

/** Six wrong guesses for Origin. */
export const SIX_MISSES = [NORTHLAND, EASTLAND, FARLAND, NORTHLAND, EASTLAND, FARLAND];

/** Facts of a country's pictures at all levels, as they are fetched: level 18 first. */
export const FACTS: readonly PictureFacts[] = [
  { new: [['island', 40, 'N-S']], also: [] },
  { new: [['mountains', 20, 'S', 3900]], also: [['sea', 60, '*']] },
  ...[16, 15, 14, 13, 12].map((): PictureFacts => ({ new: [], also: [['plain', 90, '*']] })),
];
