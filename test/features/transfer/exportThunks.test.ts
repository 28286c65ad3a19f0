import { expect, it } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { packCode } from '../../../src/features/transfer/exportThunks';
import { NORTHLAND, ORIGIN } from '../../support/builders';
import { aStore } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';

/** A store with a round, whose exports are packed or refused when the test says so. */
function aPlayer() {
  type Settle = (code: string) => void;
  const packings: { readonly resolve: Settle; readonly reject: Settle }[] = [];
  const { store } = aStore({
    packExport: () => new Promise((resolve, reject) => packings.push({ resolve, reject })),
  });
  store.dispatch(guessMade(TODAY, NORTHLAND));
  return { store, packings, stateOf: () => store.getState().export };
}

it.each([
  ['packed in advance', 'resolve', { step: 'packed', code: 'zoomle2.abc' }],
  ['without a code if it cannot be packed', 'reject', { step: 'unavailable' }],
] as const)('an export is %s', async (_, outcome, state) => {
  const { store, packings, stateOf } = aPlayer();
  const packing = store.dispatch(packCode());
  expect(stateOf()).toEqual({ step: 'packing' });
  packings[0]?.[outcome]('zoomle2.abc');
  await packing;
  expect(stateOf()).toEqual(state);
});

it('a code that is late is not taken', async () => {
  const { store, packings, stateOf } = aPlayer();
  const early = store.dispatch(packCode());
  store.dispatch(guessMade(TODAY, ORIGIN));
  const late = store.dispatch(packCode());
  packings[0]?.resolve('zoomle2.early');
  await early;
  expect(stateOf()).toEqual({ step: 'packing' });
  packings[1]?.resolve('zoomle2.late');
  await late;
  expect(stateOf()).toEqual({ step: 'packed', code: 'zoomle2.late' });
});

it('a newcomer has nothing to export', async () => {
  const { store } = aStore();
  await store.dispatch(packCode());
  expect(store.getState().export).toEqual({ step: 'waiting' });
});
