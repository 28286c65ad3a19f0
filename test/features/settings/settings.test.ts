import { afterEach, describe, expect, it, vi } from 'vitest';

import { selectHighContrast, selectUnits } from '../../../src/features/settings/settingsSelectors';
import { highContrastSwitched, unitsPicked } from '../../../src/features/settings/settingsSlice';
import { dialogClosed, dialogOpened, selectDialog } from '../../../src/features/ui/dialogSlice';
import { aStore, memoryStorage } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const KEY = 'persist:zoomle-settings';

describe('settings', () => {
  it('are kept over a reload', async () => {
    const storage = memoryStorage();
    const before = await aStore({ storage });
    before.store.dispatch(unitsPicked('mi'));
    before.store.dispatch(highContrastSwitched(true));
    before.store.dispatch(dialogOpened('help'));
    before.store.dispatch(dialogClosed('help'));
    await before.persistor.flush();
    before.persistor.pause();
    const state = (await aStore({ storage })).store.getState();
    expect([selectUnits(state), selectHighContrast(state), state.settings.knowsHowToPlay]).toEqual([
      'mi',
      true,
      true,
    ]);
    expect(selectDialog(state)).toBeNull();
  });

  it.each([
    ['other units', { units: '"parsec"', highContrast: 'true', knowsHowToPlay: 'true' }, true],
    ['nothing', {}, false],
    ['something else', { units: '[]', highContrast: '"yes"' }, false],
  ])('that hold %s are as they are at first, each for itself', async (_, fields, isKept) => {
    const stored = JSON.stringify({ ...fields, _persist: '{"version":1,"rehydrated":true}' });
    const storage = memoryStorage(new Map([[KEY, stored]]));
    const state = (await aStore({ storage })).store.getState();
    expect(selectUnits(state)).toBe('km');
    expect(selectHighContrast(state)).toBe(isKept);
  });

  it('know that only closing "How to play" means having seen it', async () => {
    const { store } = await aStore();
    store.dispatch(dialogOpened('settings'));
    expect(selectDialog(store.getState())).toBe('settings');
    store.dispatch(dialogClosed('settings'));
    expect(store.getState().settings.knowsHowToPlay).toBe(false);
  });
});
