import { fileURLToPath } from 'node:url';

import { lexer, type MarkedToken, type Token } from 'marked';
import * as v from 'valibot';
import { type Plugin, runnerImport } from 'vite';

import data from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { TextDocument, TextNode, TextTag } from '../../src/texts/document.ts';
import { firstSupported, type Language, localeOf } from '../../src/texts/languages.ts';
import { figures } from '../countries/generate.mjs';
import type { Environment } from './environment.ts';
import type * as names from './settingNames.ts';

const FrontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
});

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const TAGS: Partial<Record<string, TextTag>> = {
  paragraph: 'p',
  list_item: 'li',
  strong: 'strong',
  em: 'em',
};

const nodesOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => parse(token as MarkedToken));

function parse(token: MarkedToken): TextNode | TextNode[] {
  const tag = TAGS[token.type];
  if (tag && 'tokens' in token) return { tag, children: nodesOf(token.tokens ?? []) };
  if (token.type === 'text') return token.tokens ? nodesOf(token.tokens) : token.text;
  if (token.type === 'escape') return token.text;
  if (token.type === 'space') return [];
  if (token.type === 'codespan') return { tag: 'code', children: [token.text] };
  if (token.type === 'list') {
    return { tag: token.ordered ? 'ol' : 'ul', children: nodesOf(token.items) };
  }
  if (token.type === 'link') {
    return { tag: 'a', href: token.href, children: nodesOf(token.tokens) };
  }
  if (token.type === 'heading' && (token.depth === 2 || token.depth === 3)) {
    return { tag: `h${token.depth}`, children: nodesOf(token.tokens) };
  }
  throw new Error(`a page cannot hold: ${token.raw}`);
}

/**
 * Parses a page or post: front matter with `title` and `description`, then Markdown with headings of level 2
 * and 3, paragraphs, lists, links, emphasis and code.
 * @throws Error on anything else: unstyled elements should fail the build
 */
export function parseDocument(markdown: string): TextDocument {
  const [frontMatter = '', lines = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const pairs = lines.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    ...v.parse(FrontMatter, Object.fromEntries(pairs)),
    body: nodesOf(lexer(markdown.slice(frontMatter.length))),
  };
}

/** Replaces `{{countries}}` and `{{places}}` with the data's figures in the language's format. */
function withFigures(markdown: string, language: Language) {
  const locale = localeOf(language);
  const { countries, places } = figures(data);
  return markdown
    .replaceAll('{{countries}}', countries.toLocaleString(locale))
    .replaceAll('{{places}}', places.toLocaleString(locale));
}

const namesModule = fileURLToPath(new URL('settingNames.ts', import.meta.url));
let loadedNames: ReturnType<typeof runnerImport<typeof names>> | undefined;

/** Replaces `{{settings}}` with their names, as in the form. */
async function withSettings(markdown: string, language: Language) {
  if (!markdown.includes('{{settings}}')) return markdown;
  const { module } = await (loadedNames ??= runnerImport(namesModule, { configFile: false }));
  return markdown.replaceAll('{{settings}}', module.settingNames(language));
}

/** `{{if reports}}…{{else}}…{{end}}` and `{{if repository}}…{{end}}`; `{{else}}…` is optional. */
const CONDITION = /{{if (reports|repository)}}(.*?)(?:{{else}}(.*?))?{{end}}/gs;

/** Resolves conditions for a build. `{{host}}` is the host that receives crash reports. */
export function forBuild(markdown: string, settings: Environment) {
  const { VITE_REPORT_URL, VITE_REPOSITORY_URL } = settings;
  const host = VITE_REPORT_URL && new URL(VITE_REPORT_URL).host;
  const holds = { reports: host, repository: VITE_REPOSITORY_URL };
  return markdown
    .replace(CONDITION, (_, name: keyof typeof holds, yes: string, no?: string) =>
      holds[name] ? yes : (no ?? ''),
    )
    .replaceAll('{{host}}', host ?? '');
}

/**
 * Imports Markdown as a `TextDocument`, plain data that React renders: the site ships no parser and injects
 * no HTML.
 */
export const markdown = (settings: Environment): Plugin => ({
  name: 'markdown',
  transform: {
    filter: { id: /\.md$/ },
    handler: async (code, id) => {
      const language = firstSupported([/\/texts\/(\w\w)\//.exec(id)?.[1] ?? 'en']) ?? 'en';
      const text = withFigures(await withSettings(code, language), language);
      const document = parseDocument(forBuild(text, settings));
      return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js' };
    },
  },
});
