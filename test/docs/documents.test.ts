import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { initialState } from '../../src/store/rootReducer';

const read = (path: string) => readFileSync(path, 'utf8');

const below = readdirSync('docs', { recursive: true, encoding: 'utf8' });
const documents = [
  ...['README.md', 'CONTRIBUTING.md', '.github/SECURITY.md', '.github/pull_request_template.md'],
  ...below.map((path) => join('docs', path)),
];

it.each(documents.filter((path) => path.endsWith('.md')))(
  '%s links to and names only files that exist',
  (path) => {
    const text = read(path);
    const links = [...text.matchAll(/\]\(([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !link.includes(':'))
      .map((link) => join(dirname(path), link));
    const names = text.matchAll(/`((?:src|test|scripts|docs|deploy|public)\/[\w./-]+)`/g);
    const files = [...links, ...[...names].map(([, name = '']) => name)];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);

it('docs/architecture.md describes every slice of the state with its fields, and no other', () => {
  const [, section = ''] = read('docs/architecture.md').split('## State\n');
  const rows = [...section.matchAll(/^- `(\w+)`:(.+(?:\n {2}.+)*)/gm)].map(
    ([, slice, held = '']) => [slice, held.match(/(?<=`)\w+(?=`)/g) ?? []],
  );
  const slices = Object.entries(initialState).map(([slice, value]: [string, unknown]) => [
    slice,
    typeof value === 'object' ? Object.keys(value ?? {}) : [],
  ]);
  expect(rows).toEqual(slices);
});

it('docs/adr/README.md lists every decision by its title, in order', () => {
  const files = readdirSync('docs/adr').filter((name) => name !== 'README.md');
  const lines = files.sort().map((name) => {
    const [, title] = /^# (.+)$/m.exec(read(`docs/adr/${name}`)) ?? [];
    return `- [${title}](${name})`;
  });
  expect(read('docs/adr/README.md').match(/^- .+$/gm)).toEqual(lines);
});

it.each(['src', 'scripts', 'test'])('no two modules in %s differ only in case', (folder) => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => path.replace(/\.\w+$/, ''));
  const lower = [...new Set(modules)].map((name) => name.toLowerCase());
  expect(lower.filter((name, index) => lower.indexOf(name) !== index)).toEqual([]);
});
