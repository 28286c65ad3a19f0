import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { galleryStore } from '../../../../src/app/dev/gallery/galleryStore';
import { galleryStates } from '../../../../src/app/dev/gallery/states';
import countries from '../../../../src/data/countries_with_mapLocations.json';
import { isLegalRound } from '../../../../src/domain/round';
import { canBeRevealed } from '../../../../src/domain/roundId';
import { roundEntries } from '../../../../src/domain/rounds';
import {
  selectIsUnplayable,
  selectMaps,
  selectToday,
} from '../../../../src/features/game/gameSelectors';

const entries = Object.entries(galleryStates);
const reach = (name: string) =>
  galleryStore(galleryStates[name] ?? { steps: [] }, countries).store.getState();

describe('the gallery', () => {
  it.each(entries)('shows only legal rounds in “%s”, on its one day, with their maps', (name) => {
    const state = reach(name);
    const illegal = roundEntries(state.rounds).filter(
      ([id, round]) => !isLegalRound(round, { canBeRevealed: canBeRevealed(id) }),
    );
    expect(illegal).toEqual([]);
    expect(selectToday(state)).toBe('2026-11-20');
    expect(selectMaps(state) === null).toBe(selectIsUnplayable(state));
  });

  it.each(entries)('reaches “%s” by steps that each change something', (_, state) => {
    const { store } = galleryStore({ ...state, steps: [] }, countries);
    for (const [index, step] of state.steps.entries()) {
      const before = store.getState();
      store.dispatch(step as UnknownAction);
      expect(store.getState(), `step ${index + 1}`).not.toBe(before);
    }
  });

  it('shows no state twice', () => {
    const shown = entries.map(([name, { path, services = {} }]) =>
      JSON.stringify([path, services.mapProviders?.length, reach(name)]),
    );
    expect(new Set(shown).size).toBe(entries.length);
  });
});
