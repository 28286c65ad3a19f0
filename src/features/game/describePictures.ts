import * as v from 'valibot';

import { heightInUnits } from '../../domain/heights';
import type { PictureFact, PictureFacts, Where } from '../../domain/pictureFacts';
import type { ZoomLevel } from '../../domain/round';
import { inUnits, type Units } from '../../domain/units';
import type { Atlas } from '../../maps/makeAtlas';
import type { MappedPlace } from '../../maps/mapProvider';
import { describePicture } from '../../texts/pictureDescription';
import { pictureWords } from '../../texts/pictureWords';
import { unitTexts } from '../../texts/units';

const POINTS = /^([.*]|[NS][EW]?|[EW]|[ns][ew]?|[ew])$/;
const Where = v.custom<Where>((text) => typeof text === 'string' && POINTS.test(text));
const Run = v.picklist(['N-S', 'NE-SW', 'E-W', 'SE-NW', '']);

/** What a fact may be like. */
const SHAPES = [
  v.strictTuple([
    v.picklist([
      'sea',
      'islands',
      'lake',
      'lakes',
      'plain',
      'hills',
      'snow',
      'forest',
      'green',
      'dry',
      'desert',
    ]),
    v.number(),
    Where,
  ]),
  v.strictTuple([v.picklist(['sea']), v.number(), Where, Where]),
  v.strictTuple([v.picklist(['coast']), Run, Where]),
  v.strictTuple([v.picklist(['island']), v.number(), Run]),
  v.strictTuple([v.picklist(['river']), v.picklist([0, 1]), Run, Where]),
  v.strictTuple([v.picklist(['plateau', 'mountains']), v.number(), Where, v.number()]),
];
const Facts = v.array(v.custom<PictureFact>((fact) => SHAPES.some((shape) => v.is(shape, fact))));
const NEAREST_LEVEL = 18 satisfies ZoomLevel;
/** Of each level that a round can unlock, nearest first. */
const AllFacts: v.GenericSchema<unknown, readonly PictureFacts[]> = v.array(
  v.object({ new: Facts, also: Facts }),
);

/** Two significant digits: what a picture shows is not known better. */
const rounded = (value: number) => Number(value.toPrecision(2));

const formatsIn = (units: Units) => ({
  length: (km: number) => unitTexts.spoken(unitTexts.length(rounded(inUnits(km, units)), units)),
  height: (metres: number) =>
    pictureWords.height(rounded(heightInUnits(metres, units)), units === 'mi' ? 'ft' : 'm'),
});

/**
 * Reads the facts of a place's atlas pictures, and describes those by them. Throws on damaged ones.
 * @param json the facts as they were fetched
 * @param atlas tells how wide the pictures are
 */
export function describePictures(json: unknown, atlas: Atlas) {
  const facts = v.parse(AllFacts, json);
  /** The description of a level's picture; null where there are no facts of it. */
  return (place: MappedPlace, zoom: ZoomLevel, units: Units, isOfAtlas: boolean): string | null => {
    const level = NEAREST_LEVEL - zoom;
    const shown = facts[level];
    const widthKm = atlas.widthKm(place, zoom);
    if (!shown) return null;
    const description = describePicture(shown, widthKm, level === 0, formatsIn(units));
    return isOfAtlas ? description : pictureWords.ofAtlas(description);
  };
}
