import type { Picture } from '../../../maps/mapProvider';
import type { Box } from '../../../maps/webMercator';

/** The most pictures kept: one for each level that a round can unlock, the country's, and one more. */
const MAX_LOADED = 9;

/** A picture on the screen, and what of it the camera shows. */
export type Shot = { readonly picture: Picture; readonly camera: Box };

export type PictureState = {
  /** Identifies the round. */
  readonly key: string;
  /** Identifies what is shown of it. */
  readonly view: string;
  /** The round's pictures that have loaded. */
  readonly loaded: readonly Picture[];
  /** The last on the screen. */
  readonly last: Shot | undefined;
  /** The view's pictures that have failed since the last retry. */
  readonly failed: readonly Picture[];
  /** Whether the provider's last request failed. */
  readonly isDown: boolean;
  /** Whether every picture of a view has failed, and none has loaded since. */
  readonly hasFailed: boolean;
};

export const initialPictures: PictureState = {
  key: '',
  view: '',
  loaded: [],
  last: undefined,
  failed: [],
  isDown: false,
  hasFailed: false,
};

export type PictureEvent =
  /** The board shows something else. */
  | { readonly type: 'requested'; readonly key: string; readonly view: string }
  | { readonly type: 'loaded'; readonly key: string; readonly picture: Picture }
  /** `candidates` are all pictures that would do. */
  | {
      readonly type: 'failed';
      readonly picture: Picture;
      readonly candidates: readonly Picture[] | undefined;
    }
  | { readonly type: 'shown'; readonly shot: Shot }
  | { readonly type: 'retried' };

const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/** The state of the pictures' loading. The provider gets another chance with each view and each retry. */
export function pictureReducer(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'requested': {
      const { key, view } = event;
      if (state.key === key) return { ...state, view, failed: [] };
      const { isDown, hasFailed } = state;
      return { ...initialPictures, key, view, isDown, hasFailed };
    }
    case 'loaded': {
      const { key, picture } = event;
      // Ignore a decode that finishes after the round changed, and duplicate load events.
      if (state.key !== key || isIn(state.loaded, picture)) return state;
      return {
        ...state,
        loaded: [...state.loaded, picture].slice(-MAX_LOADED),
        isDown: state.isDown && picture.isOfAtlas,
        hasFailed: false,
      };
    }
    case 'failed': {
      const failed = [...state.failed, event.picture];
      const hasNone = event.candidates?.every((each) => isIn(failed, each)) ?? false;
      return {
        ...state,
        failed,
        isDown: state.isDown || !event.picture.isOfAtlas,
        hasFailed: state.hasFailed || hasNone,
      };
    }
    case 'shown':
      return { ...state, last: event.shot };
    case 'retried':
      return { ...state, failed: [] };
  }
}

/** What to show: pictures that would do, the best first, or undefined until they are known. */
export type Request = {
  readonly pictures: readonly Picture[] | undefined;
  /** By default the picture's own box. */
  readonly camera?: Box | undefined;
  /** Pictures that the camera passes on its way, to load before it starts. */
  readonly through: readonly Picture[];
};

/** What follows from the state for a request. */
export function resolvePictures(state: PictureState, { pictures, camera, through }: Request) {
  const { loaded, last, failed, isDown } = state;
  const candidates = (isDown ? pictures : pictures?.slice(0, 1)) ?? [];
  const requested = candidates.filter((each) => !isIn(failed, each));
  const [best] = requested;
  const transition = last ? through : [];
  const pending = transition.filter((each) => !isIn(loaded, each) && !isIn(failed, each));
  const displayable =
    pending.length === 0 ? requested.find((each) => isIn(loaded, each)) : undefined;
  const isShown = best !== undefined && displayable === best;
  const shotOf = (picture: Picture): Shot => ({ picture, camera: camera ?? picture.box });
  const wanted = isShown ? [best] : requested;
  const others = [...loaded, ...pending].filter((each) => !isIn(wanted, each));
  const nothing = pictures?.length === 0 ? 'unavailable' : 'failed';
  const status = isShown ? 'shown' : best || !pictures ? 'loading' : nothing;
  return {
    status,
    best,
    /** What has arrived for the request. */
    shot: displayable && shotOf(displayable),
    /** What is on the screen: the last one stays until the next arrives, or is known. */
    onScreen:
      pictures && !best
        ? undefined
        : displayable
          ? shotOf(displayable)
          : (last ?? (best && shotOf(best))),
    /** The pictures to load or keep, the best one last. */
    images: [...others, ...wanted.toReversed()],
    isLoading: (picture: Picture) => !isIn(loaded, picture),
  } as const;
}
