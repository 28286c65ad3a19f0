import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import type { Language } from '../src/texts/languages.ts';
import { countriesJson, countryCodes } from './countriesData.ts';

/** What a language's pages start with: its first words, and the countries by its names. */
const start = (folder: string) => [
  "export { start } from './start.ts';",
  // Engines parse JSON faster than an object literal.
  `export const countries = JSON.parse(${JSON.stringify(countriesJson(basename(folder) as Language))});`,
  `export const codes = '${countryCodes}';`,
];

/** What a language's pages load later: the other words, those for pictures, and the documents. */
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
 * Makes the two files that a language is loaded in: `start.ts?all` and `later.ts?all`, each the module of
 * that name with what belongs to it.
 */
export const languageModules = (): Plugin => ({
  name: 'language-modules',
  load: {
    filter: { id: /\/(start|later)\.ts\?all$/ },
    handler: (id) => (id.includes('start.ts?') ? start : later)(dirname(id)).join('\n'),
  },
});
