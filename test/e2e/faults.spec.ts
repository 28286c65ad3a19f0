import { errorFaults } from './faults/errors';
import { mapFaults } from './faults/map';
import { PROVOKED } from './faults/poison';
import { regionFaults } from './faults/regions';
import { NETWORK_ERROR, test } from './support/test';

test.use({ expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`) });

for (const { name, sees, keeps, run } of [...mapFaults, ...regionFaults, ...errorFaults]) {
  test(`${name}: ${sees}; ${keeps}`, async ({ page, context, game, maps }) => {
    await run({ page, context, game, maps });
  });
}
