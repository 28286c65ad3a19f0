import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { withIntegrity } from '../../scripts/integrity';

it('what is precached says what it must be, as its text does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zoomle-'));
  await writeFile(join(folder, 'a.js'), "alert('Hello, world.');");
  expect(await withIntegrity([{ url: 'a.js', revision: null }], folder)).toEqual([
    {
      url: 'a.js',
      revision: null,
      // The example of the W3C's Subresource Integrity.
      integrity: 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    },
  ]);
});
