import type { PictureFacts } from '../../../domain/pictureFacts';
import { START_ZOOM, type ZoomLevel } from '../../../domain/round';
import { heightInUnits, inUnits, type Units } from '../../../domain/units';
import { atlasBox } from '../../../maps/atlasBox';
import type { MappedPlace } from '../../../maps/mapProvider';
import { widthKm } from '../../../maps/webMercator';
import { describePicture } from '../../../texts/pictureDescription';
import type { Texts } from '../../../texts/texts';

/** Two significant digits: the facts are no more precise. */
const rounded = (value: number) => Number(value.toPrecision(2));

const formatsIn = (units: Units, texts: Texts) => ({
  length: (km: number) =>
    texts.units.grouped(texts.units.length(rounded(inUnits(km, units)), units)),
  height: (metres: number) =>
    texts.units.height(rounded(heightInUnits(metres, units)), units === 'mi' ? 'ft' : 'm'),
});

/**
 * Describes the atlas's pictures of a place. Throws if the facts are invalid.
 * @param facts of each level that a round can unlock, nearest first
 */
export function describePictures(facts: readonly PictureFacts[], texts: Texts) {
  const describe = (shown: PictureFacts, width: number, isNearest: boolean, units: Units) =>
    describePicture(shown, width, isNearest, texts, formatsIn(units, texts));
  // Throw now: while rendering, it would take down the map.
  for (const each of facts) describe(each, 0, false, 'km');
  /** Null for a level without facts. */
  return (place: MappedPlace, zoom: ZoomLevel, units: Units, isOfAtlas: boolean): string | null => {
    const level = START_ZOOM - zoom;
    const shown = facts[level];
    if (!shown) return null;
    const description = describe(shown, widthKm(atlasBox(place, zoom)), level === 0, units);
    return isOfAtlas ? description : texts.picture.ofAtlas(description);
  };
}
