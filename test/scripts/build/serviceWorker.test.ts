import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { withIntegrity } from '../../../scripts/build/serviceWorker';

it('adds each precached file’s digest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zoomle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.js'), "alert('Hello, world.');");
  expect(await withIntegrity([{ url: 'a.js', revision: null }], folder)).toEqual([
    {
      url: 'a.js',
      revision: null,
      // As `openssl dgst -sha256 -binary | base64` has it.
      integrity: 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    },
  ]);
});
