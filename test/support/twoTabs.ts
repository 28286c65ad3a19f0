import { guessMade } from '../../src/features/events';
import { boardOf } from './board';
import type { COUNTRIES } from './builders';
import { aBrowser } from './tabs';
import { aStore, randomNumbers } from './testStore';

/** Today's round; its country is Northland. */
export const TODAY = 'daily:2026-11-20';

export type Store = ReturnType<typeof aStore>['store'];
export const names = (store: Store) => boardOf(store).guesses;
export const guess = (store: Store, ...countries: typeof COUNTRIES) => {
  for (const country of countries) store.dispatch(guessMade(TODAY, country));
};

type Options = Parameters<typeof aStore>[0];

/** Two tabs of one browser. `settle` waits until both have stored and heard everything. */
export async function twoTabs(ofA: Options = {}, ofB: Options = {}) {
  const browser = aBrowser();
  const random = randomNumbers();
  const open = async (options: Options = {}) => {
    const tab = aStore({ ...browser.openTab(), random, ...options });
    await tab.written();
    return tab;
  };
  const [a, b] = [await open(ofA), await open(ofB)];
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await a.written();
      if (!browser.hasNews()) return;
      browser.tell();
    }
    throw new Error('the tabs do not settle');
  };
  await settle();
  return {
    browser,
    open,
    a: a.store,
    b: b.store,
    wakeB: b.wake,
    leave: [a.leave, b.leave],
    settle,
  };
}
