import type { PictureFact, PictureFacts, Run } from '../domain/pictureFacts';
import type { Texts } from './texts';

type Words = Texts['pictureWords'];

/** Numbers with their units, as the player wants them. */
export type Formats = {
  /** @param km a length in km */
  readonly length: (km: number) => string;
  /** @param metres a height in m */
  readonly height: (metres: number) => string;
};

/** From this share of the picture on, in percent, a kind of land is said to cover it. */
const LARGE = 40;

function courseOf(run: Run, words: Words) {
  const [from, to] = run.split('-').map(words.point);
  return from && to ? ([from, to] as const) : undefined;
}

/** What a fact is about, and where that is. */
function thingOf(fact: PictureFact, words: Words): [thing: string, where: string] {
  if (fact[0] === 'sea') {
    const [kind, , ...places] = fact;
    return [words.things[kind], words.where(...places)];
  }
  if (fact[0] === 'island') return [words.things.island, words.where('.')];
  if (fact[0] === 'lake' && fact[1] === 0) return [words.partOfLake, words.where(fact[2])];
  if (fact[0] === 'river') return [words.rivers[fact[1]], words.where(fact[3])];
  const [kind, count, place] = fact;
  if (kind === 'islands' || kind === 'lakes') return [words[kind](count), words.where(place)];
  return [words.things[kind], words.where(place)];
}

/** All that is known of a fact. */
function tell(fact: PictureFact, words: Words, { length, height }: Formats): string {
  const [thing, where] = thingOf(fact, words);
  if (fact[0] === 'sea') return words.fills(thing, words.share(fact[1]), where);
  if (fact[0] === 'coast') return words.runs(thing, courseOf(fact[1], words), where);
  if (fact[0] === 'river') return words.runs(thing, courseOf(fact[2], words), where);
  if (fact[0] === 'island') return words.onIsland(length(fact[1]), courseOf(fact[2], words));
  if (fact[0] === 'lake' && fact[1] > 0) return words.isLong(thing, length(fact[1]), where);
  if (fact[0] === 'lake' || fact[0] === 'lakes' || fact[0] === 'islands') {
    return words.lies(thing, where);
  }
  const [kind, percent, place] = fact;
  const side = place === '*' ? undefined : where;
  const land =
    percent < LARGE ? words.lies(thing, where) : words.covers(thing, words.share(percent), side);
  if (kind === 'plateau') return words.isHigh(land, height(fact[3]));
  return kind === 'mountains' ? words.reaches(land, height(fact[3])) : land;
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
  return words.none[missing.map(([water]) => water).join(' ')];
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
  const news = facts.new.map((fact) => words.sentence(tell(fact, words, formats))).join(words.gap);
  return [
    words.across(formats.length(widthKm)),
    news && (isNearest ? news : words.news(news)),
    facts.also.length > 0 &&
      words.still(facts.also.map((fact) => words.lies(...thingOf(fact, words)))),
    // Farther out, what was there before need not be told.
    isNearest && missingWaters(facts.new, words),
  ]
    .filter(Boolean)
    .join(words.gap);
}
