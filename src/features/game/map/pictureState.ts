import type { Picture } from '../../../maps/mapProvider';
import type { Extent } from '../../../maps/webMercator';

/** The most images to retain: one for each level that a round can unlock, the country's, and one more. */
const MAX_LOADED = 9;

/** A picture on the screen, and what of it the camera shows. */
export type Shot = { readonly picture: Picture; readonly camera: Extent };

/** What to show. Another object is another request. */
export type Request = {
  /** Identifies the round. */
  readonly key: string;
  /** Pictures that would do, the best first; undefined until they are known. */
  readonly pictures: readonly Picture[] | undefined;
  /** What the next guess will show, to be fetched ahead, the best first. */
  readonly next?: readonly Picture[] | undefined;
  /** By default the picture's own box. */
  readonly camera?: Extent;
  /** Pictures that the camera passes on its way, to load before it starts. */
  readonly through: readonly Picture[];
};

export type PictureState = {
  readonly request: Request;
  /** The round's pictures that have loaded. */
  readonly loaded: readonly Picture[];
  /** The request's pictures that have failed since the last retry. */
  readonly failed: readonly Picture[];
  /** The last on the screen. */
  readonly last: Shot | undefined;
  /** Whether the provider's last request failed. */
  readonly isDown: boolean;
  /** Whether every picture of a request has failed, and none has loaded since. */
  readonly hasFailed: boolean;
};

export const initialPictures = (request: Request): PictureState => ({
  request,
  loaded: [],
  failed: [],
  last: undefined,
  isDown: false,
  hasFailed: false,
});

export type PictureEvent =
  | { readonly type: 'requested'; readonly request: Request }
  | { readonly type: 'loaded'; readonly key: string; readonly picture: Picture }
  | { readonly type: 'failed'; readonly picture: Picture }
  | { readonly type: 'retried' };

const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/** Drops the oldest of too many pictures, but none that the request or the screen needs. */
function withoutOldest(loaded: readonly Picture[], { request, last }: PictureState) {
  const needed = [...request.through, ...(request.pictures ?? []), ...(last ? [last.picture] : [])];
  const spare = loaded.filter((each) => !isIn(needed, each));
  const dropped = spare.slice(0, Math.max(0, loaded.length - MAX_LOADED));
  return loaded.filter((each) => !isIn(dropped, each));
}

/** The provider gets another chance with each request and each retry. */
function reduce(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'requested': {
      const { request } = event;
      const { isDown, hasFailed } = state;
      const isSameRound = state.request.key === request.key;
      const before = isSameRound ? state : { ...initialPictures(request), isDown, hasFailed };
      return { ...before, request, failed: [] };
    }
    case 'loaded': {
      const { key, picture } = event;
      // Ignore a decode that finishes after the round changed, and duplicate load events.
      if (state.request.key !== key || isIn(state.loaded, picture)) return state;
      return {
        ...state,
        loaded: withoutOldest([...state.loaded, picture], state),
        isDown: state.isDown && picture.isOfAtlas,
        hasFailed: false,
      };
    }
    case 'failed': {
      const { picture } = event;
      const failed = [...state.failed, picture];
      const hasNone = state.request.pictures?.every((each) => isIn(failed, each)) ?? false;
      return {
        ...state,
        failed,
        isDown: state.isDown || !picture.isOfAtlas,
        hasFailed: state.hasFailed || hasNone,
      };
    }
    case 'retried':
      return { ...state, failed: [] };
  }
}

/** The state of the pictures' loading, and the last one that could be shown. */
export function pictureReducer(before: PictureState, event: PictureEvent): PictureState {
  const state = reduce(before, event);
  const { shot } = resolvePictures(state);
  return shot ? { ...state, last: shot } : state;
}

/** What follows from the state. */
export function resolvePictures({ request, loaded, failed, last, isDown }: PictureState) {
  const { pictures, camera, through } = request;
  const candidates = (isDown ? pictures : pictures?.slice(0, 1)) ?? [];
  const requested = candidates.filter((each) => !isIn(failed, each));
  const [best] = requested;
  // A camera that is there already passes nothing.
  const transition = last && last.camera !== camera ? through : [];
  const pending = transition.filter((each) => !isIn(loaded, each) && !isIn(failed, each));
  const displayable =
    pending.length === 0 ? requested.find((each) => isIn(loaded, each)) : undefined;
  const isShown = best !== undefined && displayable === best;
  const shotOf = (picture: Picture): Shot => ({ picture, camera: camera ?? picture.box });
  const shot = displayable && shotOf(displayable);
  const wanted = isShown ? [best] : requested;
  const others = [...loaded, ...pending].filter((each) => !isIn(wanted, each));
  const statusOf = () => {
    if (isShown) return 'shown';
    if (best || !pictures) return 'loading';
    return pictures.length === 0 ? 'unavailable' : 'failed';
  };
  return {
    status: statusOf(),
    best,
    /** What can be shown of the request. */
    shot,
    /** What is on the screen: the last picture stays until the next is known and loaded. */
    onScreen: pictures && !best ? undefined : (shot ?? last ?? (best && shotOf(best))),
    /** The pictures to load or to retain; the box, not the order, says which lies on top. */
    images: [...others, ...wanted.toReversed()],
    isLoading: (picture: Picture) => !isIn(loaded, picture),
  } as const;
}
