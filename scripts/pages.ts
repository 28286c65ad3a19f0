import { NOINDEX, pageLinks } from '../src/layout/pageLinks.ts';
import { languagesOfFont } from '../src/texts/languageFiles.ts';
import { baseOf, directionOf, type Language, LANGUAGES } from '../src/texts/languages.ts';
import { siteName } from '../src/texts/siteName.ts';
import type { ShellTexts, StartTexts } from '../src/texts/texts.ts';

/** A language's words that pages contain before the site has started. */
export type Words = {
  readonly start: StartTexts;
  readonly shell: ShellTexts;
  /** The list of countries, as JSON. */
  readonly countries: string;
};

type Page = {
  readonly file: string;
  /** Without the language; null for the page of every other address. */
  readonly path: string | null;
  /** Whether search engines should omit it. */
  readonly noindex?: true;
  readonly head: (start: StartTexts) => { readonly title: string; readonly description: string };
};

const neutral = ({ descriptions }: StartTexts) => ({
  title: siteName,
  description: descriptions.home,
});

/** The pages of a language. Those with a path contain their first screen. */
export const PAGES: readonly Page[] = [
  {
    file: 'index.html',
    path: '/',
    head: ({ home, descriptions }) => ({ title: home.title, description: descriptions.home }),
  },
  {
    file: 'zoomle.html',
    path: '/zoomle',
    head: ({ descriptions }) => ({ title: siteName, description: descriptions.game }),
  },
  { file: 'shell.html', path: null, head: neutral },
  // Served with status 404.
  { file: '404.html', path: null, noindex: true, head: neutral },
];

export const MANIFEST = 'manifest.webmanifest';

/** The headings' typeface and its fallback. */
const FONT_FACE = /@font-face\s*{[^}]*Familjen[^}]*}\s*/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;

type Options = {
  /** Scheme and host for links to the page in each language; empty if unknown. */
  readonly site: string;
  /** The address of the language's words, to be loaded with the code. */
  readonly words?: string | undefined;
  /** The first screen. */
  readonly body?: string;
};

/** The HTML of a page in a language: index.html with its marks replaced. */
export function pageHtml(
  template: string,
  language: Language,
  { path, noindex, head }: Page,
  { start, shell, countries }: Words,
  { site, words, body = '' }: Options,
): string {
  const { title, description } = head(start);
  const { preview } = shell;
  const elements = [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { property: 'og:title', content: start.home.headline }),
    tag('meta', { property: 'og:description', content: preview.description }),
    tag('meta', { property: 'og:image:alt', content: preview.picture }),
    ...(noindex ? [tag('meta', NOINDEX)] : []),
    ...(site && path ? pageLinks(site, language, path).map((link) => tag('link', link)) : []),
    ...(words ? [tag('link', { rel: 'modulepreload', href: words })] : []),
  ];
  const parts: Readonly<Record<string, string>> = {
    head: elements.join('\n    '),
    noScript: shell.noScript,
    slow: shell.slow,
    body,
    countries,
  };
  return template
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${LANGUAGES[language].tag}" dir="${directionOf(language)}">`,
    )
    .replace(`href="/${MANIFEST}"`, `href="${baseOf(language)}/${MANIFEST}"`)
    .replace(FONT_FACE, (rule) => (languagesOfFont(rule).includes(language) ? rule : ''))
    .replace(/<!--(\w+)-->/g, (mark, name: string) => parts[name] ?? mark);
}

/** The web app manifest of a language, from the English one. */
export const manifestText = (english: string, language: Language, { start }: Words) =>
  JSON.stringify({
    ...(JSON.parse(english) as object),
    id: `${baseOf(language)}/`,
    start_url: `${baseOf(language)}/`,
    lang: LANGUAGES[language].tag,
    dir: directionOf(language),
    description: start.descriptions.home,
  });

/** The path of a language's page in the built site, such as `de/zoomle.html`. */
export const fileOf = (language: Language, { file }: Page) =>
  `${baseOf(language)}/${file}`.slice(1);
