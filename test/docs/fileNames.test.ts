import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

it.each(['src', 'scripts', 'test'])('no two modules in %s differ only in case', (folder) => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => path.replace(/\.\w+$/, ''));
  const lower = [...new Set(modules)].map((name) => name.toLowerCase());
  expect(lower.filter((name, index) => lower.indexOf(name) !== index)).toEqual([]);
});
