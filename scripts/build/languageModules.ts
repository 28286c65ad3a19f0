import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import type { Language } from '../../src/texts/languages.ts';
import { countriesIn } from './countriesData.ts';

/** The first words and the countries, named in the language. */
const start = (folder: string) => [
  "export { start } from './start.ts';",
  // JSON parses faster than an object literal.
  `export const countries = JSON.parse(${JSON.stringify(JSON.stringify(countriesIn(basename(folder) as Language)))});`,
];

/** The other words, those for pictures, and the documents. */
function later(folder: string) {
  const names = readdirSync(join(folder, 'documents')).map((file) => basename(file, '.md'));
  return [
    "export { later } from './later.ts';",
    "export { picture } from './picture.ts';",
    ...names.map((name) => `import ${name} from './documents/${name}.md';`),
    `export const documents = { ${names.join(', ')} };`,
  ];
}

/**
 * Generates a language's two files, `start.ts?all` and `later.ts?all`: the module of that name, and what
 * loads with it.
 */
export const languageModules = (): Plugin => ({
  name: 'language-modules',
  load: {
    filter: { id: /\/(start|later)\.ts\?all$/ },
    handler: (id) => (id.includes('start.ts?') ? start : later)(dirname(id)).join('\n'),
  },
});
