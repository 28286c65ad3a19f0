import { expect, it, vi } from 'vitest';

import { selectOffset } from '../../../src/features/dev/offsetSlice';
import { offsetAdvanced } from '../../../src/features/events';
import { boardOf } from '../../support/board';
import { aRound, EASTLAND } from '../../support/builders';
import { aStore } from '../../support/testStore';

it('a developer’s offset applies to the next day too', () => {
  const { store, wake } = aStore();
  store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: aRound(EASTLAND) }));
  expect(selectOffset(store.getState())).toBe(1);
  vi.setSystemTime('2026-11-21T12:00:00Z');
  wake();
  expect(boardOf(store)).toMatchObject({ id: 'dev:2026-11-21+1', answer: 'Farland' });
});
