import { clockFaults } from './faults/clocks';
import { errorFaults } from './faults/errors';
import type { Fault } from './faults/fault';
import { mapFaults } from './faults/map';
import { midnightFaults } from './faults/midnight';
import { PROVOKED } from './faults/poison';
import { regionFaults } from './faults/regions';
import { storageFaults } from './faults/storage';
import { storedTextFaults } from './faults/storedTexts';
import { tabFaults } from './faults/tabs';
import { NETWORK_ERROR, test } from './support/test';

test.use({ expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`) });

function testAll(faults: readonly Fault[]) {
  for (const { name, sees, keeps, use = {}, run } of faults) {
    test.describe(() => {
      test.use(use);
      test(`${name}: ${sees}; ${keeps}`, async ({ page, context, game, maps }) => {
        await run({ page, context, game, maps });
      });
    });
  }
}

testAll([
  ...mapFaults,
  ...regionFaults,
  ...errorFaults,
  ...storageFaults,
  ...storedTextFaults,
  ...tabFaults,
  ...midnightFaults,
  ...clockFaults,
]);
