import { clockFaults } from './faults/clock';
import { errorFaults } from './faults/errors';
import type { Fault } from './faults/fault';
import { hostFaults } from './faults/hosts';
import { loadingFaults } from './faults/loading';
import { mapFaults } from './faults/map';
import { offlineFaults } from './faults/offline';
import { PROVOKED } from './faults/poison';
import { releaseFaults } from './faults/releases';
import { sectionFaults } from './faults/sections';
import { storageFaults } from './faults/storage';
import { tabFaults } from './faults/tabs';
import { translatorFaults } from './faults/translator';
import { twoReleaseFaults } from './faults/twoReleases';
import { Releases } from './support/releases';
import { NETWORK_ERROR, test as base } from './support/test';

const test = base.extend<{ releases: Releases }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
  releases: async ({}, provide) => {
    const releases = new Releases();
    await provide(releases);
    await releases.takeBack();
  },
});

test.use({ expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`) });

function testAll(faults: readonly Fault[]) {
  for (const { name, sees, keeps, use = {}, run } of faults) {
    test.describe(() => {
      test.use(use);
      test(`${name}: ${sees}; ${keeps}`, async ({ page, context, game, maps, releases }) => {
        await run({ page, context, game, maps, releases });
      });
    });
  }
}

testAll([
  ...mapFaults,
  ...loadingFaults,
  ...sectionFaults,
  ...translatorFaults,
  ...errorFaults,
  ...storageFaults,
  ...tabFaults,
  ...clockFaults,
  ...offlineFaults,
  ...hostFaults,
]);

test.describe(() => {
  // There is one server of releases for all.
  test.describe.configure({ mode: 'default' });
  testAll([...releaseFaults, ...twoReleaseFaults]);
});
