import type { PictureFact, PictureFacts, Run, Where } from '../domain/pictureFacts';
import type { Texts } from './texts';

type Words = Pick<Texts, 'game' | 'list' | 'picture'>;

/** Formats in the player's units. */
export type Formats = {
  /** @param km a length in km */
  readonly length: (km: number) => string;
  /** @param metres a height in m */
  readonly height: (metres: number) => string;
};

/** Land that covers at least this percentage is said to cover the picture. */
const LARGE = 40;

/** Islands or lakes are counted below this number. */
const MANY = 10;

/** Upper limits, in percent, of `shares`; the last share is the whole picture. */
const SHARES = [5, 10, 20, 25, 35, 45, 55, 60, 70, 80, 90, 95];

const shareOf = (percent: number, { picture }: Words) =>
  picture.shares.at(SHARES.findIndex((most) => percent <= most)) ?? '';

function nameOf(point: string, { game }: Words) {
  const names: Readonly<Record<string, string>> = game.directions;
  return names[point] ?? point;
}

function courseOf(run: Run, words: Words) {
  const [from, to] = run.split('-').map((point) => nameOf(point, words));
  return from && to ? words.picture.course(from, to) : undefined;
}

/** Sides of the crosshair: lower case is near, upper case far. */
function whereIn(places: readonly Where[], words: Words) {
  const { and, around, far, middle, near, side } = words.picture;
  if (places.includes('.')) return middle;
  if (places.includes('*')) return around;
  const sides = (those: readonly Where[]) =>
    and(those.map((place) => side(nameOf(place.toUpperCase(), words))));
  const nearPlaces = places.filter((place) => place === place.toLowerCase());
  const farPlaces = places.filter((place) => !nearPlaces.includes(place));
  return and([
    ...(nearPlaces.length > 0 ? [near(sides(nearPlaces))] : []),
    ...(farPlaces.length > 0 ? [far(sides(farPlaces))] : []),
  ]);
}

/** The subject of a fact, and where it is. */
function thingOf(fact: PictureFact, words: Words): [thing: string, where: string] {
  const { picture } = words;
  const where = (...places: readonly Where[]) => whereIn(places, words);
  if (fact[0] === 'sea') {
    const [kind, , ...places] = fact;
    return [picture.things[kind], where(...places)];
  }
  if (fact[0] === 'island') return [picture.things.island, where('.')];
  if (fact[0] === 'lake' && fact[1] === 0) return [picture.partOfLake, where(fact[2])];
  if (fact[0] === 'river') return [picture.rivers[fact[1]], where(fact[3])];
  const [kind, count, place] = fact;
  if (kind === 'islands' || kind === 'lakes') {
    return [count < MANY ? picture[kind](count) : picture.many[kind], where(place)];
  }
  return [picture.things[kind], where(place)];
}

/** The whole fact as a clause. */
function clauseOf(fact: PictureFact, words: Words, { length, height }: Formats): string {
  const { picture } = words;
  const [thing, where] = thingOf(fact, words);
  if (fact[0] === 'sea') return picture.fills(thing, shareOf(fact[1], words), where);
  if (fact[0] === 'coast') return picture.runs(thing, courseOf(fact[1], words), where);
  if (fact[0] === 'river') return picture.runs(thing, courseOf(fact[2], words), where);
  if (fact[0] === 'island') return picture.onIsland(length(fact[1]), courseOf(fact[2], words));
  if (fact[0] === 'lake' && fact[1] > 0) return picture.isLong(thing, length(fact[1]), where);
  if (fact[0] === 'lake' || fact[0] === 'lakes' || fact[0] === 'islands') {
    return picture.lies(thing, where);
  }
  const [kind, percent, place] = fact;
  const side = place === '*' ? undefined : where;
  const land =
    percent < LARGE
      ? picture.lies(thing, where)
      : picture.covers(thing, shareOf(percent, words), side);
  if (kind === 'plateau') return picture.isHigh(land, height(fact[3]));
  return kind === 'mountains' ? picture.reaches(land, height(fact[3])) : land;
}

/** Kinds of facts about each kind of water. */
const WATERS = [
  ['sea', /sea|coast|island/],
  ['lake', /lake/],
  ['river', /river/],
] as const;

/** A sentence on kinds of water that the picture lacks. */
function missingWaters(facts: readonly PictureFact[], words: Words) {
  const missing = WATERS.filter(([, kinds]) => !facts.some(([kind]) => kinds.test(kind)));
  return words.picture.none[missing.map(([water]) => water).join(' ')];
}

/**
 * Describes a picture: its width, what the next nearer one did not show, the rest in brief; for the nearest,
 * also which kinds of water it lacks.
 * @param widthKm width of the ground, in km
 * @param isNearest whether there is no nearer picture, and so everything is new
 */
export function describePicture(
  facts: PictureFacts,
  widthKm: number,
  isNearest: boolean,
  words: Words,
  formats: Formats,
): string {
  const { picture } = words;
  const news = facts.new
    .map((fact) => picture.sentence(clauseOf(fact, words, formats)))
    .join(picture.gap);
  return [
    picture.across(formats.length(widthKm)),
    news && (isNearest ? news : picture.news(news)),
    facts.also.length > 0 &&
      picture.still(words.list(facts.also.map((fact) => picture.lies(...thingOf(fact, words))))),
    // Farther out, do not repeat it.
    isNearest && missingWaters(facts.new, words),
  ]
    .filter(Boolean)
    .join(picture.gap);
}
