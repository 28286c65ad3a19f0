import { clockFaults } from './faults/clock';
import { errorFaults } from './faults/errors';
import type { Fault } from './faults/fault';
import { hostFaults } from './faults/hosts';
import { loadingFaults } from './faults/loading';
import { mapFaults } from './faults/map';
import { offlineFaults } from './faults/offline';
import { PROVOKED } from './faults/poison';
import { releaseFaults } from './faults/releases';
import { storageFaults } from './faults/storage';
import { tabFaults } from './faults/tabs';
import { translatorFaults } from './faults/translator';
import { twoReleaseFaults } from './faults/twoReleases';
import { type Releases, startReleases } from './support/releases';
import { NETWORK_ERROR, test } from './support/test';

test.use({ expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`) });

const titleOf = ({ name, sees, keeps }: Omit<Fault, 'run'>) => `${name}: ${sees}; ${keeps}`;

for (const fault of [
  ...mapFaults,
  ...loadingFaults,
  ...translatorFaults,
  ...errorFaults,
  ...storageFaults,
  ...tabFaults,
  ...clockFaults,
  ...offlineFaults,
  ...hostFaults,
]) {
  test.describe(() => {
    test.use(fault.use ?? {});
    test(titleOf(fault), ({ page, context, game, maps }) =>
      fault.run({ page, context, game, maps }),
    );
  });
}

const releaseTest = test.extend<{ releases: Releases }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
  releases: async ({}, provide) => {
    const releases = await startReleases();
    await provide(releases);
    releases.close();
  },
  baseURL: async ({ releases }, provide) => {
    await provide(releases.url);
  },
});

for (const fault of [...releaseFaults, ...twoReleaseFaults]) {
  releaseTest.describe(() => {
    releaseTest.use(fault.use ?? {});
    releaseTest(titleOf(fault), ({ page, context, game, maps, releases }) =>
      fault.run({ page, context, game, maps, releases }),
    );
  });
}
