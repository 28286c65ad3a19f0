import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { galleryStore } from '../../../../src/app/dev/gallery/galleryStore';
import { galleryStates } from '../../../../src/app/dev/gallery/states';
import countries from '../../../../src/data/countries_with_mapLocations.json';
import { isLegalRound } from '../../../../src/domain/round';
import { canBeRevealed } from '../../../../src/domain/roundId';
import { roundEntries } from '../../../../src/domain/rounds';
import { selectIsUnplayable, selectToday } from '../../../../src/features/game/gameSelectors';
import { selectMaps } from '../../../../src/features/game/map/frameSelectors';

/** All states, and the steps to them that change nothing. */
const reached = Object.entries(galleryStates).map(([name, { steps, services = {} }]) => {
  const { store } = galleryStore({ steps: [], services }, countries);
  const idle = steps.filter((step) => {
    const before = store.getState();
    store.dispatch(step as UnknownAction);
    return store.getState() === before;
  });
  return { name, idle, state: store.getState() };
});

it.each(reached)(
  '“$name” has legal rounds, on one day, with maps, by no idle step',
  ({ idle, state }) => {
    const illegal = roundEntries(state.rounds).filter(
      ([id, round]) => !isLegalRound(round, { canBeRevealed: canBeRevealed(id) }),
    );
    expect(illegal).toEqual([]);
    expect(selectToday(state)).toBe('2026-11-20');
    expect(selectMaps(state) === undefined).toBe(selectIsUnplayable(state));
    expect(idle).toEqual([]);
  },
);
