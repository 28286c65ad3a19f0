import { expect, it, vi } from 'vitest';

import { roundKey, SETTINGS_KEY } from '../../../src/app/persistence/storedState';
import { guessMade } from '../../../src/features/events';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { EASTLAND, FARLAND } from '../../support/builders';
import { aStore, refusing } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';

it('what a full disk has room for is not stored again over another tab’s', async () => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  const { store, written } = aStore({ storage: refusing(items, (key) => key === roundKey(TODAY)) });
  store.dispatch(guessMade(TODAY, EASTLAND));
  store.dispatch(unitsPicked('mi'));
  await written();
  const others = items.get(SETTINGS_KEY)?.replace('"mi"', '"km"') ?? '';
  items.set(SETTINGS_KEY, others);
  store.dispatch(guessMade(TODAY, FARLAND));
  await written();
  expect(items.get(SETTINGS_KEY)).toBe(others);
  vi.useRealTimers();
});
