import { describe, expect, it } from 'vitest';

import { devActions } from '../../../src/app/dev/devActions';
import { boardOf } from '../../support/board';
import { aStore } from '../../support/testStore';

describe('the Dispatcher', () => {
  it('guesses a country by its name, and picks an unlocked zoom level', () => {
    const { store } = aStore();
    store.dispatch(devActions.guess('Eastland'));
    store.dispatch(devActions.pickZoom(18));
    expect(boardOf(store)).toMatchObject({ guesses: ['Eastland'], zoom: 18 });
  });

  it('goes to a date, and back to today’s round', () => {
    const { store } = aStore();
    store.dispatch(devActions.goToDate('2026-11-01'));
    expect(boardOf(store).id).toBe('archive:2026-11-01');
    store.dispatch(devActions.goToDate('2026-11-20'));
    expect(boardOf(store).id).toBe('daily:2026-11-20');
  });

  it.each([
    ['an unknown country', devActions.guess('Atlantis'), 'no country named "Atlantis"'],
    ['a locked level', devActions.pickZoom(4), 'Unlocked levels: 18.'],
    ['an invalid date', devActions.goToDate('tomorrow'), 'not a date'],
  ])('says what is wrong with %s, and does nothing', (_, action, message) => {
    const { store } = aStore();
    const before = store.getState();
    expect(() => store.dispatch(action)).toThrow(message);
    expect(store.getState()).toBe(before);
  });

  it('says that a round has ended', () => {
    const { store } = aStore();
    store.dispatch(devActions.guess('Northland'));
    expect(() => store.dispatch(devActions.guess('Eastland'))).toThrow('No round');
  });
});
