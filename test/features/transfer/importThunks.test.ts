import { describe, expect, it } from 'vitest';

import { formatProgress, MAX_EXPORT_SIZE } from '../../../src/domain/progress';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, pageOpened } from '../../../src/features/events';
import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import {
  confirmImport,
  previewCode,
  previewFile,
} from '../../../src/features/transfer/importThunks';
import {
  selectExport,
  selectImport,
  selectPreview,
} from '../../../src/features/transfer/transferSelectors';
import { importDeclined } from '../../../src/features/transfer/transferSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const BEGUN = aRound(NORTHLAND, EASTLAND, FARLAND, ORIGIN);

type Store = ReturnType<typeof aStore>['store'];
const importOf = (store: Store) => selectImport(store.getState());
const preview = (store: Store, rounds: Rounds) =>
  store.dispatch(previewCode(formatProgress(rounds)));
async function imported(rounds: Rounds, store = aStore().store) {
  await preview(store, rounds);
  store.dispatch(confirmImport());
  return store;
}

describe('a preview', () => {
  it('tells what an import would do, by what is here at that moment', async () => {
    const { store } = aStore();
    await preview(store, { [TODAY]: BEGUN });
    expect(selectPreview(store.getState())?.counts.daily).toMatchObject({ added: 1 });
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(selectPreview(store.getState())?.counts.daily).toMatchObject({ keptMine: 1 });
    store.dispatch(confirmImport());
    expect(selectCurrentRound(store.getState())).toEqual(aRound(NORTHLAND, NORTHLAND));
  });

  it.each<[string, (store: Store) => unknown]>([
    ['that is not agreed to', (store) => preview(store, { [TODAY]: BEGUN })],
    [
      'that is declined',
      async (store) => {
        await preview(store, { [TODAY]: BEGUN });
        store.dispatch(importDeclined());
        store.dispatch(confirmImport());
      },
    ],
    [
      'that is refused',
      async (store) => {
        await store.dispatch(previewCode('{"zoomle":1'));
        store.dispatch(confirmImport());
      },
    ],
  ])('%s changes nothing', async (_, act) => {
    const { store } = aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    const { game, rounds } = store.getState();
    await act(store);
    expect(store.getState().game).toBe(game);
    expect(store.getState().rounds).toBe(rounds);
  });

  it('is over once it was declined', async () => {
    const { store } = aStore();
    await preview(store, { [TODAY]: BEGUN });
    store.dispatch(importDeclined());
    expect(importOf(store)).toEqual({ step: 'declined' });
  });

  it('is given up by a change of page', async () => {
    const { store } = aStore();
    await preview(store, { [TODAY]: BEGUN });
    store.dispatch(pageOpened('/about'));
    expect(importOf(store)).toEqual({ step: 'waiting' });
  });
});

describe('an import is refused', () => {
  const file = (text: string) => new File([text], 'progress.json');

  it('where its code is refused', async () => {
    const { store } = aStore({ unpackProgress: () => Promise.resolve({ refusal: 'newer' }) });
    await store.dispatch(previewCode('zoomle9.x'));
    expect(importOf(store)).toEqual({ step: 'refused', reason: 'newer' });
  });

  it('where what reads it cannot be loaded', async () => {
    const { store } = aStore({ unpackProgress: () => Promise.reject(new Error('offline')) });
    await store.dispatch(previewCode('zoomle1.x'));
    expect(importOf(store)).toEqual({ step: 'refused', reason: 'unavailable' });
  });

  it('where its file is too large, without being read', async () => {
    const { store } = aStore();
    const large = file('0'.repeat(MAX_EXPORT_SIZE + 1));
    large.text = () => expect.fail('it was read');
    await store.dispatch(previewFile(large));
    expect(importOf(store)).toEqual({ step: 'refused', reason: 'oversized' });
  });

  it('where its file cannot be read', async () => {
    const { store } = aStore();
    const gone = file('');
    gone.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await store.dispatch(previewFile(gone));
    expect(importOf(store)).toEqual({ step: 'refused', reason: 'damaged' });
  });

  it('not where its file is sound', async () => {
    const { store } = aStore();
    await store.dispatch(previewFile(file(formatProgress({ [TODAY]: BEGUN }))));
    expect(importOf(store)).toEqual({ step: 'previewed', rounds: { [TODAY]: BEGUN } });
  });
});

it('an import is on the board at once, and says how many rounds it was', async () => {
  const { store } = aStore();
  store.dispatch(guessMade(TODAY, EASTLAND));
  await imported({ [TODAY]: BEGUN, 'archive:2026-11-03': WON }, store);
  expect(selectCurrentRound(store.getState())).toEqual(BEGUN);
  expect(importOf(store)).toEqual({ step: 'imported', count: 2 });
});

describe('an export', () => {
  it('is none before the first guess', () => {
    expect(selectExport(aStore().store.getState())).toBeNull();
  });

  it('holds all daily rounds and those of the archive, as an import takes them', async () => {
    const rounds = { [TODAY]: BEGUN, 'daily:2026-11-01': WON, 'archive:2026-11-02': WON };
    const store = await imported(rounds);
    expect(selectExport(store.getState())).toBe(formatProgress(rounds));
  });
});
