import { expect, it } from 'vitest';

import { changedIds, type Rounds } from '../../src/domain/rounds';
import { aRound, EASTLAND, ORIGIN } from '../support/builders';

it('the changed rounds are those that the others lack or have differently', () => {
  const same = aRound(ORIGIN);
  const rounds: Rounds = {
    'practice:1': same,
    'practice:2': aRound(ORIGIN, ORIGIN),
    'practice:3': aRound(EASTLAND),
  };
  const others: Rounds = { 'practice:1': same, 'practice:2': same, 'practice:4': same };
  expect(changedIds(rounds, others)).toEqual(['practice:2', 'practice:3']);
});
