import { describe, expect, it, vi } from 'vitest';

import { importPreviewed } from '../../../src/features/transfer/importSlice';
import { confirmImport } from '../../../src/features/transfer/importThunks';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { guess, names, type Store, TODAY, twoTabs } from '../../support/twoTabs';

describe('a round imported over one that another tab plays', () => {
  const THREE = ['Origin', 'Farland', 'Origin'];
  const importRound = (store: Store, ...guesses: (typeof ORIGIN)[]) => {
    store.dispatch(importPreviewed({ [TODAY]: aRound(NORTHLAND, ...guesses) }));
    store.dispatch(confirmImport());
  };
  const importThree = (store: Store) => importRound(store, ORIGIN, FARLAND, ORIGIN);

  it.each<[string, string[], (play: Awaited<ReturnType<typeof twoTabs>>) => unknown]>([
    ['is taken whole', THREE, ({ a }) => importThree(a)],
    [
      'is taken whole if the other tab guesses next',
      THREE,
      ({ a, b }) => {
        importThree(a);
        guess(b, FARLAND);
      },
    ],
    [
      'is taken whole if the other tab guessed before',
      THREE,
      async ({ a, b }) => {
        guess(b, FARLAND);
        await vi.advanceTimersByTimeAsync(10);
        importThree(a);
      },
    ],
    [
      'gives way to a result that has counted there',
      ['Eastland', 'Northland'],
      ({ a, b }) => {
        importThree(a);
        guess(b, NORTHLAND);
      },
    ],
    [
      'gives its names to one with wrong names',
      ['Eastland', 'Farland'],
      async ({ a, settle }) => {
        guess(a, { ...FARLAND, name: 'F?rland' });
        await settle();
        importRound(a, EASTLAND, FARLAND);
      },
    ],
    [
      'is played on in both',
      [...THREE, 'Eastland', 'Farland'],
      async ({ a, b, settle }) => {
        importThree(a);
        await settle();
        guess(a, EASTLAND);
        guess(b, FARLAND);
      },
    ],
  ])('%s', async (_, guesses, play) => {
    const tabs = await twoTabs();
    guess(tabs.a, EASTLAND);
    await tabs.settle();
    await play(tabs);
    await tabs.settle();
    expect([names(tabs.a), names(tabs.b)]).toEqual([guesses, guesses]);
  });
});
