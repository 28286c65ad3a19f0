import type { UtcDate } from '../../domain/calendar';
import type { Place } from '../../domain/countries';
import { type Round, START_ZOOM, type ZoomLevel } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import type { PictureUrl } from '../../maps/mapProvider';

type MapView = PictureUrl & { readonly widthKm: number };

/** One provider's pictures of a round, by zoom level. */
export type MapSource = {
  readonly provider: string;
  readonly credit: string;
  readonly picturesAnyPlace: boolean;
  readonly views: Readonly<Record<number, MapView>>;
};

/**
 * The pictures of one round, the provider's first, then those of last resort. They show the round's
 * landmark, or the further place that is named.
 */
export type Maps = {
  readonly round: RoundId;
  readonly place: string | null;
  readonly sources: MapSource[];
};

export type GameState = {
  /** The UTC day as the clock last told it; null until the stored rounds have been read. */
  today: UtcDate | null;
  /** The round on the board. If `rounds` lacks it, its country has no place: it can't be played. */
  board: RoundId | null;
  /** Today's round and others that are still open. */
  rounds: Record<RoundId, Round>;
  /** The text typed into the guess input. */
  input: string;
  /** The zoom level as picked; the selector clamps it to what the round has unlocked. */
  zoom: ZoomLevel;
  maps: Maps | null;
  /** The further place of the country that is looked at after the round, or null. */
  viewed: Place | null;
  viewedMaps: Maps | null;
};

export const initialState: GameState = {
  today: null,
  board: null,
  rounds: {},
  input: '',
  zoom: START_ZOOM,
  maps: null,
  viewed: null,
  viewedMaps: null,
};
