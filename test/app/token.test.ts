import { afterEach, expect, it, vi } from 'vitest';

import { packProgress, unpackProgress } from '../../src/app/progressCode';
import { makeRecorder } from '../../src/app/recorder';
import { guessMade, mapsBuilt } from '../../src/features/game/gameSlice';
import { selectExport } from '../../src/features/progress/progressSelectors';
import { selectShareText } from '../../src/features/share/shareSelectors';
import { mapbox } from '../../src/maps/mapbox';
import { EASTLAND, NORTHLAND } from '../support/builders';
import { SURROUNDINGS } from '../support/renderSite';
import { aStore, memoryStorage } from '../support/testStore';

const TOKEN = 'pk.secret';

afterEach(() => {
  vi.useRealTimers();
});

/** A round that was won in two, on pictures that are fetched with a token. */
async function aPlayedRound() {
  const { recordEvent, recordError, report } = makeRecorder(() => SURROUNDINGS);
  const storage = memoryStorage();
  const { store, persistor } = await aStore({
    storage,
    mapProviders: [mapbox(TOKEN)],
    recordEvent,
  });
  for (const country of [EASTLAND, NORTHLAND]) {
    store.dispatch(guessMade('daily:2026-11-20', country));
  }
  expect(store.getState().game.maps?.sources[0]?.views[18]).toHaveProperty('url');
  return { store, storage, persistor, recordError, report };
}

it('the map service’s token is not in the state, and so in no log of DevTools', async () => {
  const { store } = await aPlayedRound();
  expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
});

it('the token is not stored', async () => {
  const { storage, persistor } = await aPlayedRound();
  await persistor.flush();
  const stored = [...storage.items].flat().join();
  expect(stored).toContain('Eastland');
  expect(stored).not.toContain(TOKEN);
});

it('the token is not shared', async () => {
  const { store } = await aPlayedRound();
  const shared = selectShareText(store.getState())?.('https://zoomle.test');
  expect(shared).toContain('2/6');
  expect(shared).not.toContain(TOKEN);
});

it('the token is not taken along, as a file or in a code', async () => {
  const { store } = await aPlayedRound();
  const file = selectExport(store.getState()) ?? '';
  expect(file).toContain('Eastland');
  expect(file).not.toMatch(/pk\.|token|http/);

  vi.useRealTimers();
  const code = await packProgress(file);
  expect(code).not.toContain(TOKEN);
  expect(await unpackProgress(code)).toEqual({ text: file });
});

it('the token is not reported: not with the event that carries it, nor with the whole state', async () => {
  const { store, recordError, report } = await aPlayedRound();
  recordError(new Error(JSON.stringify(store.getState())));
  const { views } = store.getState().game.maps?.sources[0] ?? {};
  recordError(new Error(`${views?.[18] && 'url' in views[18] ? views[18].url : ''} did not come`));
  expect(report()).toContain(mapsBuilt.type);
  expect(report()).toContain('Error: https://api.mapbox.com/');
  expect(report()).not.toContain('secret');
  expect(report()).not.toContain('access_token');
});
