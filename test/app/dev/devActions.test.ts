import { describe, expect, it } from 'vitest';

import { devActions } from '../../../src/app/dev/devActions';
import { boardOf } from '../../support/board';
import { aStore } from '../../support/testStore';

describe('the Dispatcher', () => {
  it('guesses a country by its name, picks an unlocked zoom level, and goes to a date and back', () => {
    const { store } = aStore();
    for (const action of [devActions.guess('Eastland'), devActions.pickZoom(18)])
      store.dispatch(action);
    const today = boardOf(store);
    expect(today).toMatchObject({ guesses: ['Eastland'], zoom: 18 });
    store.dispatch(devActions.goToDate('2026-11-01'));
    expect(boardOf(store).id).toBe('archive:2026-11-01');
    store.dispatch(devActions.goToDate('2026-11-20'));
    expect(boardOf(store).id).toBe(today.id);
  });

  it.each([
    ['an unknown country', devActions.guess('Atlantis'), 'no country named "Atlantis"'],
    ['a locked level', devActions.pickZoom(4), 'Unlocked levels: 18, 17.'],
    ['an invalid date', devActions.goToDate('tomorrow'), 'not a date'],
    ['a guess after the end', devActions.guess('Eastland'), 'No round', 'Northland'],
  ])('says what is wrong with %s, and does nothing', (_, action, message, guess = 'Farland') => {
    const { store } = aStore();
    store.dispatch(devActions.guess(guess));
    const before = store.getState();
    expect(() => store.dispatch(action)).toThrow(message);
    expect(store.getState()).toBe(before);
  });
});
