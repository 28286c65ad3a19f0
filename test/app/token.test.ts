import { afterEach, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/game/gameSlice';
import { selectShareText } from '../../src/features/share/shareSelectors';
import { mapbox } from '../../src/maps/mapbox';
import { EASTLAND, NORTHLAND } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

const TOKEN = 'pk.secret';

afterEach(() => {
  vi.useRealTimers();
});

it('the map service’s token is in the state, but neither stored nor shared', async () => {
  const storage = memoryStorage();
  const { store, persistor } = await aStore({ storage, mapProviders: [mapbox(TOKEN)] });
  for (const country of [EASTLAND, NORTHLAND]) {
    store.dispatch(guessMade('daily:2026-11-20', country));
  }
  expect(JSON.stringify(store.getState())).toContain(TOKEN);

  await persistor.flush();
  const stored = [...storage.items].flat().join();
  expect(stored).toContain('Eastland');
  expect(stored).not.toContain(TOKEN);

  const shared = selectShareText(store.getState())?.('https://zoomle.test');
  expect(shared).toContain('2/6');
  expect(shared).not.toContain(TOKEN);
});
