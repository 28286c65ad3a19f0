import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pictureReducer } from '../../../src/features/game/usePicture';

type State = Parameters<typeof pictureReducer>[0];
type Event = Parameters<typeof pictureReducer>[1];

const pictureOf = (credit: string, url: string) => ({ url, widthKm: 1, credit });
/** The pictures of a level: the provider's, then its fallback's. */
const picturesOf = (level: number, place = 'Origin') => [
  pictureOf('provider', `provider/${place}/${level}`),
  pictureOf('fallback', `fallback/${place}/${level}`),
];
const START: State = {
  place: 'Origin',
  pictures: picturesOf(18),
  index: 0,
  status: 'loading',
  attempt: 0,
  isProviderDown: false,
  under: null,
};

const loaded: Event = { type: 'loaded' };
const failed: Event = { type: 'failed' };
const retried: Event = { type: 'retried' };
const requested = (level: number, place = 'Origin'): Event => ({
  type: 'requested',
  place,
  pictures: picturesOf(level, place),
});

const after = (...events: Event[]) => events.reduce(pictureReducer, START);
/** What is asked for or shown, and what is seen under it until it has loaded. */
const summary = ({ pictures, index, status, under }: State) => ({
  url: pictures[index]?.url,
  status,
  under: under?.picture.url,
});

describe('a picture', () => {
  it('is the provider’s', () => {
    const url = 'provider/Origin/18';
    expect(summary(START)).toMatchObject({ url, status: 'loading' });
    expect(summary(after(loaded))).toMatchObject({ url, status: 'shown' });
  });

  it('is the fallback’s at once where the provider fails', () => {
    const url = 'fallback/Origin/18';
    expect(summary(after(failed))).toMatchObject({ url, status: 'loading' });
    expect(summary(after(failed, loaded))).toMatchObject({ url, status: 'shown' });
  });

  it('has failed where both fail, or where there is no fallback', () => {
    expect(after(failed, failed).status).toBe('failed');
    const alone = { ...START, pictures: picturesOf(18).slice(0, 1) };
    expect(pictureReducer(alone, failed).status).toBe('failed');
  });

  it('is seen until that of the next level has loaded', () => {
    expect(summary(after(loaded, requested(17)))).toEqual({
      url: 'provider/Origin/17',
      status: 'loading',
      under: 'provider/Origin/18',
    });
  });

  it('is seen on, though the next level was left before it had loaded', () => {
    expect(summary(after(loaded, requested(17), requested(16)))).toEqual({
      url: 'provider/Origin/16',
      status: 'loading',
      under: 'provider/Origin/18',
    });
  });
});

describe('after a failure the provider', () => {
  it('is asked for the next level or place, under which the fallback is seen meanwhile', () => {
    expect(summary(after(failed, loaded, requested(17)))).toEqual({
      url: 'provider/Origin/17',
      status: 'loading',
      under: 'fallback/Origin/17',
    });
    expect(summary(after(failed, loaded, requested(18, 'Farland')))).toMatchObject({
      url: 'provider/Farland/18',
      under: 'fallback/Farland/18',
    });
  });

  it('is asked for the level that failed, when the player comes back to it', () => {
    const state = after(loaded, requested(17), failed, requested(18), loaded, requested(17));
    expect(summary(state)).toMatchObject({ url: 'provider/Origin/17', status: 'loading' });
  });

  it('is asked again by a retry, and what was seen stays', () => {
    expect(summary(after(failed, loaded, retried))).toEqual({
      url: 'provider/Origin/18',
      status: 'loading',
      under: 'fallback/Origin/18',
    });
    expect(summary(after(failed, failed, retried))).toMatchObject({ status: 'loading' });
  });

  it('is trusted again once a picture of it has loaded', () => {
    expect(summary(after(failed, loaded, requested(17), loaded, requested(16)))).toMatchObject({
      under: 'provider/Origin/17',
    });
    expect(
      summary(after(failed, loaded, requested(17), failed, loaded, requested(16))),
    ).toMatchObject({ under: 'fallback/Origin/16' });
  });
});

describe('whatever happens', () => {
  const anEvent = fc.oneof(
    fc.constantFrom(loaded, failed, retried),
    fc.constantFrom(
      ...[18, 17].flatMap((level) => [requested(level), requested(level, 'Farland')]),
    ),
  );

  /** Checks each step of a play of events. Only a picture that is awaited can load or fail. */
  const always = (check: (event: Event, before: State, state: State) => void) => {
    const property = fc.property(fc.array(anEvent, { maxLength: 12 }), (events) => {
      let state = START;
      for (const event of events) {
        const isLate = (event === loaded || event === failed) && state.status !== 'loading';
        const before = state;
        if (!isLate) state = pictureReducer(before, event);
        check(event, before, state);
      }
    });
    fc.assert(property);
  };
  const isProviderAsked = ({ index, status }: State) => index === 0 && status === 'loading';

  it('the provider is asked only by a request or a retry, so that no failure starts a loop', () => {
    always((event, before, state) => {
      if (event === loaded || event === failed) {
        expect(isProviderAsked(state) && !isProviderAsked(before)).toBe(false);
      }
    });
  });

  it('no picture of another place is seen', () => {
    always((_event, _before, { place, pictures, index, under }) => {
      for (const seen of [pictures[index], under?.picture]) {
        expect(seen?.url ?? place).toContain(place);
      }
    });
  });
});
