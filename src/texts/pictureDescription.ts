import type { PictureFact, PictureFacts, Run, Where } from '../domain/pictureFacts';
import type { Texts } from './texts';

type Words = Pick<Texts, 'game' | 'list' | 'picture'>;

/** Numbers with their units, as the player wants them. */
export type Formats = {
  /** @param km a length in km */
  readonly length: (km: number) => string;
  /** @param metres a height in m */
  readonly height: (metres: number) => string;
};

/** From this share of the picture on, in percent, a kind of land is said to cover it. */
const LARGE = 40;

/** This many islands or lakes, or more, are not counted. */
const MANY = 10;

/** Up to how many percent each of `shares` is; the last is all of the picture. */
const SHARES = [5, 10, 20, 25, 35, 45, 55, 60, 70, 80, 90, 95];

const shareOf = (percent: number, { picture }: Words) =>
  picture.shares.at(SHARES.findIndex((most) => percent <= most)) ?? '';

/** A direction's name, by its compass point. */
function nameOf(point: string, { game }: Words) {
  const names: Readonly<Record<string, string>> = game.directions;
  return names[point] ?? point;
}

function courseOf(run: Run, words: Words) {
  const [from, to] = run.split('-').map((point) => nameOf(point, words));
  return from && to ? words.picture.course(from, to) : undefined;
}

/** On which sides of the crosshair; lower case is near it, upper case far. */
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

/** What a fact is about, and where that is. */
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

/** All that is known of a fact. */
function tell(fact: PictureFact, words: Words, { length, height }: Formats): string {
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

/** The facts that tell of each kind of water. */
const WATERS = [
  ['sea', /sea|coast|island/],
  ['lake', /lake/],
  ['river', /river/],
] as const;

/** A sentence on the waters that a picture has not. */
function missingWaters(facts: readonly PictureFact[], words: Words) {
  const missing = WATERS.filter(([, kinds]) => !facts.some(([kind]) => kinds.test(kind)));
  return words.picture.none[missing.map(([water]) => water).join(' ')];
}

/**
 * What a picture shows, in sentences: how wide it is, what the next nearer one did not show, and the
 * rest in brief; of the nearest also which waters there are none of.
 * @param widthKm the width of the ground that it shows, in km
 * @param isNearest whether there is no nearer picture, so that all of it is new
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
    .map((fact) => picture.sentence(tell(fact, words, formats)))
    .join(picture.gap);
  return [
    picture.across(formats.length(widthKm)),
    news && (isNearest ? news : picture.news(news)),
    facts.also.length > 0 &&
      picture.still(words.list(facts.also.map((fact) => picture.lies(...thingOf(fact, words))))),
    // Farther out, what was there before need not be told.
    isNearest && missingWaters(facts.new, words),
  ]
    .filter(Boolean)
    .join(picture.gap);
}
