import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { makeDiagnostics, redacted } from '../../src/app/diagnostics';
import { guessMade } from '../../src/features/events';
import { selectGuesses } from '../../src/features/game/gameSelectors';
import { mapsBuilt, textTyped, zoomPicked } from '../../src/features/game/gameSlice';
import { openTodaysRound } from '../../src/features/game/gameThunks';
import { openArchiveRound } from '../../src/features/game/pastDayThunks';
import { mapbox } from '../../src/maps/mapbox';
import { SETTINGS_KEY } from '../../src/store/persistence/storageFormat';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../support/builders';
import { devTools, devToolsOf } from '../support/devTools';
import { storedTexts } from '../support/stored';
import { aStore, memoryStorage } from '../support/testStore';

const TODAY = 'daily:2026-11-20';
const TOKEN = 'pk.eyJ1IjoiYSJ9.b-c_d';

type Report = {
  readonly environment: unknown;
  readonly errors: string[];
  readonly payload: string;
  readonly preloadedState?: string;
};
type Action = { readonly type: string };

function aRecordedStore(options?: Parameters<typeof aStore>[0]) {
  const { recordError, ...diagnostics } = makeDiagnostics(() => ({ browser: 'Netscape' }));
  const { store } = aStore({ ...diagnostics, ...options });
  const report = (max?: number) => JSON.parse(diagnostics.report(max)) as Report;
  const actions = () => JSON.parse(report().payload) as Action[];
  return { store, recordError, report, text: diagnostics.report, actions };
}

describe('a report has', () => {
  it('the last three errors or thrown values, latest first, with their components', () => {
    const { recordError, report } = aRecordedStore();
    for (const name of ['first', 'second', 'third']) {
      recordError(new TypeError(name), { componentStack: `\n    at The${name}` });
    }
    recordError(undefined);
    expect(report().errors).toEqual([
      'undefined',
      ...['third', 'second'].map((name) => `TypeError: ${name}\n    at The${name}`),
    ]);
  });

  it('the last thirty events', () => {
    const { store, actions } = aRecordedStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    for (let count = 0; count < 30; count += 1) store.dispatch(zoomPicked(18));
    expect(actions()).toEqual(Array(30).fill(zoomPicked(18)));
  });

  it('only as many events, the latest, as it has room for, and the state before them', () => {
    const { store, text, report, actions } = aRecordedStore();
    for (const zoom of [18, 17, 16] as const) store.dispatch(zoomPicked(zoom));
    const max = new Blob([text()]).size - 1;
    const [all, some] = [actions(), JSON.parse(report(max).payload) as Action[]];
    expect(some.length).toBeLessThan(all.length);
    expect(some).toEqual(all.slice(-some.length));
    expect(new Blob([text(max)]).size).toBeLessThanOrEqual(max);
    expect(report(0).payload).toBe('[]');
  });

  it('an event that made a reducer throw', () => {
    const { store, actions } = aRecordedStore();
    expect(() => store.dispatch({ type: guessMade.type, payload: null })).toThrow();
    expect(actions().at(-1)?.type).toBe(guessMade.type);
  });
});

describe('a report does not have', () => {
  it('typed text, neither in its log nor in the state before', () => {
    const { store, text } = aRecordedStore();
    for (const input of ['k', 'ki', 'kiwi']) store.dispatch(textTyped(input));
    expect(text()).not.toContain('kiwi');
    for (let count = 0; count < 31; count += 1) store.dispatch(zoomPicked(18));
    expect(text()).not.toContain('kiwi');
  });

  it('past rounds', () => {
    const rounds = { 'daily:2026-11-01': aRound(FARLAND, ORIGIN) };
    const storage = memoryStorage(storedTexts({ rounds }));
    const { store, text } = aRecordedStore({ storage });
    expect(Object.keys(store.getState().rounds)).toContain('daily:2026-11-01');
    expect(text()).not.toContain('2026-11-01');
  });

  it('a map service’s token, nor does the state', () => {
    const { store, recordError, text } = aRecordedStore({ mapProviders: [mapbox(TOKEN)] });
    recordError(new Error(`https://api.mapbox.com/18?access_token=${TOKEN} failed`));
    expect(text()).toContain(mapsBuilt.type);
    expect(text()).toContain('Error: https://api.mapbox.com/18 failed');
    expect(JSON.stringify(store.getState())).toContain('https://api.mapbox.com/');
    expect(text() + JSON.stringify(store.getState())).not.toContain('eyJ');
  });
});

describe('Redux DevTools imports a report', () => {
  /** A store that has imported a report, as DevTools imports a file. */
  function imported({ payload, preloadedState }: Report) {
    const { store } = aStore({ enhancers: [devTools()] });
    devToolsOf(store).import(JSON.parse(payload) as Action[], JSON.parse(preloadedState ?? 'null'));
    return store.getState();
  }

  it.each([0, 40])('and shows the same rounds, after %i other events', (later) => {
    const { store, report } = aRecordedStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    for (let count = 0; count < later; count += 1) store.dispatch(zoomPicked(18));
    store.dispatch(openArchiveRound(utcDate('2026-11-19')));
    store.dispatch(guessMade('archive:2026-11-19', NORTHLAND));
    expect(selectGuesses(imported(report()))).toEqual(selectGuesses(store.getState()));
    store.dispatch(openTodaysRound());
    expect(selectGuesses(imported(report()))).toEqual(selectGuesses(store.getState()));
  });

  it('that starts with a stored board beside damaged settings', () => {
    const rounds = { [TODAY]: aRound(NORTHLAND, EASTLAND) };
    const texts = storedTexts({ rounds, board: { currentRoundId: TODAY, zoom: 17 } });
    const storage = memoryStorage(texts.set(SETTINGS_KEY, '{'));
    const { store, report } = aRecordedStore({ storage });
    store.dispatch(guessMade(TODAY, FARLAND));
    expect(imported(report()).rounds).toEqual(store.getState().rounds);
  });
});

describe('a redacted text', () => {
  it.each([
    ['in a query', `at https://maps.test/18?access_token=${TOKEN}:1:2`],
    ['in an encoded address', `to=https%3A%2F%2Fa.b%3Faccess_token%3D${TOKEN}`],
    ['in JSON', `{"access_token":"${TOKEN}"}`],
    ['by itself', `wrong token ${TOKEN}.`],
  ])('has no token %s', (_, text) => {
    expect(redacted(text)).not.toContain('eyJ');
  });

  it('keeps the rest of an address, and the text after it', () => {
    const address = 'https://maps.test/18,0/1280x960@2x';
    expect(redacted(`x (${address}?access_token=${TOKEN}) y`)).toBe(`x (${address}) y`);
  });

  it('keeps question marks and positions in code', () => {
    const text = 'Is it null? No.\n    at Map (main.js:1:2)';
    expect(redacted(text)).toBe(text);
  });

  it('stays valid JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        const log = JSON.stringify({ json, text: `${text}?${text}`, token: TOKEN });
        expect(() => void JSON.parse(redacted(log))).not.toThrow();
      }),
    );
  });
});
