import { describe, expect, it } from 'vitest';

import {
  initialPictures,
  type PictureEvent,
  pictureReducer,
  type PictureState,
  type Request,
  resolvePictures,
} from '../../../../src/features/game/map/pictureState';
import type { Picture } from '../../../../src/maps/mapProvider';

const BOX = { x: 0.5, y: 0.5, width: 0.1 };
const aPicture = (url: string, isOfAtlas = false): Picture => ({
  url,
  box: BOX,
  credit: '',
  isOfAtlas,
});

/** The service's picture, the atlas's of the same level, and pictures of other levels. */
const SERVICE = aPicture('service');
const ATLAS = aPicture('atlas', true);
const BEFORE = aPicture('before');
const WAY = aPicture('way', true);
const BOTH = [SERVICE, ATLAS];
const shotOf = (picture: Picture, camera = BOX) => ({ picture, camera });

const aRequest = (change: Partial<Request> = {}): Request => ({
  key: 'Gabon',
  pictures: BOTH,
  through: [],
  ...change,
});
const FIJI = aRequest({ key: 'Fiji' });
const UNKNOWN = aRequest({ pictures: undefined });

const requested = (request: Request) => ({ type: 'requested', request }) as const;
const loaded = (picture: Picture, key = 'Gabon') => ({ type: 'loaded', key, picture }) as const;
const failed = (picture: Picture) => ({ type: 'failed', picture }) as const;
const RETRIED = { type: 'retried' } as const;

/** A view after the service has failed, and every picture of the view before. */
const BUSY: PictureState = {
  request: aRequest(),
  loaded: [BEFORE],
  last: shotOf(BEFORE),
  failed: [SERVICE],
  isDown: true,
  hasFailed: true,
};
const CALM = { ...BUSY, failed: [], isDown: false, hasFailed: false };
const UP = { isDown: false, hasFailed: false };
const FORGOTTEN = { ...initialPictures(FIJI), isDown: true, hasFailed: true };

describe('the state of the pictures', () => {
  it.each<[string, PictureState, PictureEvent, Partial<PictureState>]>([
    ['another view gives what failed another chance', BUSY, requested(aRequest()), { failed: [] }],
    ['another round forgets all but the failure', BUSY, requested(FIJI), FORGOTTEN],
    ['a picture that loads is kept', CALM, loaded(WAY), { loaded: [BEFORE, WAY] }],
    ['the service’s loads: it is up', BUSY, loaded(SERVICE), { loaded: [BEFORE, SERVICE], ...UP }],
    [
      'the atlas’s loads: it is down',
      BUSY,
      loaded(WAY),
      { loaded: [BEFORE, WAY], hasFailed: false },
    ],
    ['one of another round is ignored', BUSY, loaded(SERVICE, 'Fiji'), {}],
    ['a second load event is ignored', BUSY, loaded(aPicture('before')), {}],
    ['the service fails', CALM, failed(SERVICE), { failed: [SERVICE], isDown: true }],
    ['the atlas fails', CALM, failed(ATLAS), { failed: [ATLAS] }],
    [
      'the last one fails: there is none',
      { ...CALM, failed: [SERVICE] },
      failed(ATLAS),
      { failed: BOTH, hasFailed: true },
    ],
    [
      'one fails while it is unknown what would do',
      { ...CALM, request: UNKNOWN },
      failed(WAY),
      { failed: [WAY] },
    ],
    [
      'one that would do loads: it is the last on the screen',
      BUSY,
      loaded(ATLAS),
      { loaded: [BEFORE, ATLAS], hasFailed: false, last: shotOf(ATLAS) },
    ],
    ['a retry gives what failed another chance', BUSY, RETRIED, { failed: [] }],
  ])('%s', (_, state, event, change) => {
    expect(pictureReducer(state, event)).toEqual({ ...state, ...change });
  });
});

const [A, B] = [aPicture('a'), aPicture('b')];
it.each<[string, Partial<PictureState>, string]>([
  ['a view needs', { request: aRequest({ pictures: [A], through: [B] }) }, 'abefghijk'],
  ['is on the screen', { request: UNKNOWN, last: shotOf(A) }, 'adefghijk'],
])('of too many pictures, what %s and those that loaded last are kept', (_, change, kept) => {
  const events = Array.from('abcdefghijk').map((url) => loaded(aPicture(url)));
  const after = events.reduce(pictureReducer, { ...CALM, loaded: [], ...change });
  expect(after.loaded.map(({ url }) => url).join('')).toBe(kept);
});

it('at first the best picture loads, and none has failed', () => {
  const state = initialPictures(aRequest());
  expect(resolvePictures(state)).toMatchObject({ status: 'loading', best: SERVICE });
  expect(state.hasFailed).toBe(false);
});

describe('what is shown', () => {
  /** In words: the status, what is on the screen, with `?` if it has not loaded, and the images. */
  const resolve = (state: Partial<PictureState>, request: Partial<Request> = {}) => {
    const shown = resolvePictures({ ...initialPictures(aRequest(request)), ...state });
    const picture = shown.onScreen?.picture;
    const name = picture ? picture.url + (shown.isLoading(picture) ? '?' : '') : 'nothing';
    return `${shown.status} ${name}: ${shown.images.map(({ url }) => url).join(' ')}`;
  };
  const seen = { loaded: [BEFORE], last: shotOf(BEFORE) };
  const down = { ...seen, isDown: true };
  const withAtlas = { ...down, loaded: [BEFORE, ATLAS] };
  const withService = { ...seen, loaded: [BEFORE, SERVICE] };
  const through = [WAY, BEFORE];

  it.each<[string, string, Partial<PictureState>, Partial<Request>?]>([
    ['the first picture loads', 'loading service?: service', {}],
    ['the next one loads', 'loading before: before service', seen],
    ['it has loaded', 'shown service: before service', withService],
    ['it has failed', 'loading before: before atlas', { ...down, failed: [SERVICE] }],
    ['a failing service is asked', 'loading before: before atlas service', down],
    ['only the atlas answers', 'loading atlas: before atlas service', withAtlas],
    ['the atlas is left', 'shown atlas: before atlas', { ...withAtlas, failed: [SERVICE] }],
    ['all have failed', 'failed nothing: before', { ...down, failed: BOTH }],
    ['there is none', 'unavailable nothing: before', seen, { pictures: [] }],
    ['it is unknown which', 'loading before: before', seen, { pictures: undefined }],
    ['one on the way loads', 'loading before: before way service', withService, { through }],
    ['it fails', 'shown service: before service', { ...withService, failed: [WAY] }, { through }],
    ['there is no way', 'shown service: service', { loaded: [SERVICE] }, { through }],
  ])('while %s is “%s”', (_, expected, state, request) => {
    expect(resolve(state, request)).toBe(expected);
  });

  it('is seen by the camera of the request, or else as a whole', () => {
    const camera = { ...BOX, width: 0.05 };
    const request = aRequest({ pictures: [ATLAS] });
    const shotFor = (request: Request, loaded: Picture[]) =>
      resolvePictures({ ...initialPictures(request), loaded }).shot;
    expect(shotFor({ ...request, camera }, [ATLAS])).toEqual(shotOf(ATLAS, camera));
    expect(shotFor(request, [ATLAS])).toEqual(shotOf(ATLAS));
    expect(shotFor(request, [])).toBeUndefined();
  });

  it('needs no way where the camera already is', () => {
    const camera = { ...BOX, width: 0.05 };
    const state = { loaded: [ATLAS], last: shotOf(ATLAS, camera) };
    expect(resolve(state, { pictures: [ATLAS], camera, through })).toBe('shown atlas: atlas');
  });
});
