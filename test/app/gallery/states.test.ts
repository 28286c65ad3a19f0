import { describe, expect, it } from 'vitest';

import { galleryStore } from '../../../src/app/gallery/galleryStore';
import { galleryStates } from '../../../src/app/gallery/states';
import countries from '../../../src/data/countries_with_mapLocations.json';
import { isLegalRound } from '../../../src/domain/round';
import {
  selectIsUnplayable,
  selectMaps,
  selectOtherRound,
  selectStatus,
  selectToday,
} from '../../../src/features/game/gameSelectors';

const entries = Object.entries(galleryStates);
const reach = (name: string, steps = galleryStates[name]?.steps ?? []) =>
  galleryStore({ ...galleryStates[name], steps }, countries).store.getState();

describe('the gallery', () => {
  it.each(entries)('shows legal rounds alone in “%s”, on its one day', (name) => {
    const state = reach(name);
    const { rounds, archive } = state.history;
    for (const round of [state.game.rounds, rounds, archive].flatMap((all) => Object.values(all))) {
      expect(isLegalRound(round), JSON.stringify(round)).toBe(true);
    }
    expect(selectToday(state)).toBe('2026-11-20');
  });

  it.each(entries)('comes to “%s” by steps of which each changes something', (name, { steps }) => {
    for (const index of steps.keys()) {
      const [before, after] = [index, index + 1].map((end) => reach(name, steps.slice(0, end)));
      expect(after, `step ${index + 1}`).not.toEqual(before);
    }
  });

  it('shows no state twice', () => {
    const shown = entries.map(([name, { path, mapProviders = [], withCountries }]) =>
      JSON.stringify([path, mapProviders.length, withCountries?.length, reach(name)]),
    );
    expect(new Set(shown).size).toBe(entries.length);
  });

  it('has the pictures’ addresses of every round on the board', () => {
    for (const [name] of entries) {
      const state = reach(name);
      expect([name, selectMaps(state) === null]).toEqual([name, selectIsUnplayable(state)]);
    }
  });

  it.each([
    ['mid-game', 'playing', 3],
    ['last-guess', 'playing', 5],
    ['won', 'won', 3],
    ['won-in-one', 'won', 1],
    ['won-in-six', 'won', 6],
    ['lost', 'lost', 6],
    ['unplayable', null, 0],
  ])('names its states after what they are: %s', (name, status, count) => {
    const state = reach(name);
    const guesses = Object.values(state.game.rounds).flatMap((round) => round.guesses);
    expect([selectStatus(state), guesses.length]).toEqual([status, count]);
  });

  it.each([
    ['today-waits', 'today'],
    ['yesterday-waits', 'yesterday'],
  ])('offers the other round in “%s”', (name, kind) => {
    expect(selectOtherRound(reach(name))?.kind).toBe(kind);
  });
});
