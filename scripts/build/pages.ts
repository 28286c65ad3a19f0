import { languagesOfFont } from '../../src/texts/languageFiles.ts';
import { directionOf, type Language, LANGUAGES, prefixOf } from '../../src/texts/languages.ts';
import { siteName } from '../../src/texts/siteName.ts';
import type { ShellTexts, StartTexts } from '../../src/texts/texts.ts';

/**
 * Pages without a first screen: `shell.html` for past days; `404.html`, served with status 404, for all other
 * addresses; a challenge's board, which depends on the link.
 */
export const NEUTRAL_FILES = ['shell.html', '404.html', 'zoomle/challenge/play.html'];

export const MANIFEST = 'manifest.webmanifest';

const FONT_FACE = /@font-face\s*{[^}]*Familjen[^}]*}\s*/g;

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page before the site has started. */
type Page = {
  readonly head: string;
  readonly body: string;
  readonly shell: ShellTexts;
  /** The site's base path, without a trailing slash. */
  readonly base: string;
  /** The language's first words, loaded along with the code. */
  readonly wordsFile?: string | undefined;
};

/** An empty screen: what it will show is unknown. */
export const neutralScreen = ({ descriptions }: StartTexts) => ({
  head: [
    `<title data-prerendered="">${siteName}</title>`,
    `<meta data-prerendered="" name="description" content="${escaped(descriptions.home)}"/>`,
    '<meta data-prerendered="" name="robots" content="noindex"/>',
  ].join(''),
  body: '',
});

/** Fills the placeholders of index.html. */
export function pageHtml(template: string, language: Language, page: Page): string {
  const { base, shell, wordsFile } = page;
  const head = [
    page.head,
    `<meta property="og:image:alt" content="${escaped(shell.preview)}" />`,
    ...(wordsFile
      ? [`<link rel="modulepreload" fetchpriority="low" href="${base}/${wordsFile}" />`]
      : []),
  ].join('\n    ');
  const { noScript, slow } = shell;
  const parts: Readonly<Record<string, string>> = { head, noScript, slow, body: page.body };
  return template
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${LANGUAGES[language].tag}" dir="${directionOf(language)}">`,
    )
    .replace(`href="${base}/${MANIFEST}"`, `href="${base}${prefixOf(language)}/${MANIFEST}"`)
    .replace(FONT_FACE, (rule) => (languagesOfFont(rule).includes(language) ? rule : ''))
    .replace(/<!--(\w+)-->/g, (mark, name: string) => parts[name] ?? mark);
}

/** Translates the English web app manifest. */
export const manifestText = (
  english: string,
  language: Language,
  base: string,
  { descriptions }: StartTexts,
) =>
  JSON.stringify({
    ...(JSON.parse(english) as object),
    id: `${base}${prefixOf(language)}/`,
    start_url: `${base}${prefixOf(language)}/`,
    lang: LANGUAGES[language].tag,
    dir: directionOf(language),
    description: descriptions.home,
  });

/** A page's file in the built site, such as `de/zoomle.html`. */
export const fileOf = (language: Language, path: string) =>
  `${prefixOf(language)}${path === '/' ? '/index' : path}.html`.slice(1);
