import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { makeDiagnostics, redacted } from '../../src/app/diagnostics';
import { SETTINGS_KEY } from '../../src/app/persistence/storedState';
import { guessMade } from '../../src/features/events';
import { selectGuesses } from '../../src/features/game/gameSelectors';
import { mapsBuilt, textTyped, zoomPicked } from '../../src/features/game/gameSlice';
import { openArchiveRound, openTodaysRound } from '../../src/features/game/gameThunks';
import { mapbox } from '../../src/maps/mapbox';
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
  const report = () => JSON.parse(diagnostics.report()) as Report;
  const actions = () => JSON.parse(report().payload) as Action[];
  return { store, recordError, report, text: diagnostics.report, actions };
}

describe('a report tells', () => {
  it('the last three errors, the last one first, and where in the page they were', () => {
    const { recordError, report } = aRecordedStore();
    for (const name of ['first', 'second', 'third', 'fourth']) {
      recordError(new TypeError(name), { componentStack: `\n    at The${name}` });
    }
    expect(report().errors).toEqual(
      ['fourth', 'third', 'second'].map((name) => `TypeError: ${name}\n    at The${name}`),
    );
  });

  it.each(['text', undefined, 404])('what was thrown and is no error: %s', (thrown) => {
    const { recordError, report } = aRecordedStore();
    recordError(thrown);
    expect(report().errors).toEqual([String(thrown)]);
  });

  it('the last thirty events', () => {
    const { store, actions } = aRecordedStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    for (let count = 0; count < 29; count += 1) store.dispatch(zoomPicked(18));
    expect(actions()).toHaveLength(30);
    expect(actions()[0]).toEqual(guessMade(TODAY, EASTLAND));
    store.dispatch(zoomPicked(18));
    expect(actions()[0]).toEqual(zoomPicked(18));
  });

  it('an event that no reducer could take', () => {
    const { store, actions } = aRecordedStore();
    expect(() => store.dispatch({ type: guessMade.type, payload: null })).toThrow();
    expect(actions().at(-1)?.type).toBe(guessMade.type);
  });
});

describe('a report does not tell', () => {
  it('what was typed, now or when its log begins', () => {
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

  it('a map service’s token, which is not even in the state', () => {
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

  it.each([
    ['from its start', 0],
    ['from its middle', 40],
  ])('and shows the same rounds %s', (_, later) => {
    const { store, report } = aRecordedStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    for (let count = 0; count < later; count += 1) store.dispatch(zoomPicked(18));
    store.dispatch(openArchiveRound(utcDate('2026-11-19')));
    store.dispatch(guessMade('archive:2026-11-19', NORTHLAND));
    expect(selectGuesses(imported(report()))).toEqual(selectGuesses(store.getState()));
    store.dispatch(openTodaysRound());
    expect(selectGuesses(imported(report()))).toEqual(selectGuesses(store.getState()));
  });

  it('that begins with a board that was stored, beside something damaged', () => {
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
    ['a query', `at https://maps.test/18?access_token=${TOKEN}:1:2`],
    ['a named token without a query', `access_token=${TOKEN}`],
    ['an address within an address', `to=https%3A%2F%2Fa.b%3Faccess_token%3D${TOKEN}`],
    ['a token in JSON', `{"access_token":"${TOKEN}"}`],
    ['a token by itself', `wrong token ${TOKEN}.`],
  ])('has nothing left of %s', (_, text) => {
    expect(redacted(text)).not.toContain('eyJ');
  });

  it('keeps the rest of an address, and what follows it', () => {
    const address = 'https://maps.test/18,0/1280x960@2x';
    expect(redacted(`x (${address}?access_token=${TOKEN}) y`)).toBe(`x (${address}) y`);
  });

  it('keeps question marks and positions in code', () => {
    const text = 'Is it null? No.\n    at Map (main.js:1:2)';
    expect(redacted(text)).toBe(text);
  });

  it('that is JSON stays JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        const log = JSON.stringify({ json, text: `${text}?${text}`, token: TOKEN });
        expect(() => void JSON.parse(redacted(log))).not.toThrow();
      }),
    );
  });
});
