import { pageLinks } from '../../src/layout/pageLinks.ts';
import { paths } from '../../src/paths.ts';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../src/texts/languages.ts';
import { siteName } from '../../src/texts/siteName.ts';
import type { StartTexts } from '../../src/texts/texts.ts';
import { escaped } from './pages.ts';

/** Open Graph's form of a locale: `en_US`. */
const openGraphLocale = (language: Language) => {
  const { language: code, region } = new Intl.Locale(LANGUAGES[language].tag).maximize();
  return `${code}_${region ?? ''}`;
};

/** For link previews, https://ogp.me, and on the two main pages a description of the game and the site. */
export function searchTags(site: string, language: Language, path: string, start: StartTexts) {
  const [canonical] = pageLinks(site, language, path);
  return [
    `<meta property="og:url" content="${escaped(canonical?.href ?? '')}" />`,
    `<meta property="og:locale" content="${openGraphLocale(language)}" />`,
    ...(path === paths.home || path === paths.zoomle
      ? [structuredData(site, language, start)]
      : []),
  ];
}

/** Allows everything; names the sitemap if the site's address is known. */
export const robotsText = (site: string | undefined) =>
  ['User-agent: *', 'Allow: /', ...(site ? [`Sitemap: ${site}/sitemap.xml`] : []), ''].join('\n');

/**
 * All pages with their translations: https://www.sitemaps.org/protocol.html
 * @param site its origin and base path, without a trailing slash
 * @param pages paths without the language
 */
export function sitemap(site: string, pages: readonly string[]): string {
  const entries = pages.flatMap((path) =>
    LANGUAGE_CODES.map((language) => {
      const [canonical, ...translations] = pageLinks(site, language, path);
      const links = translations.map(
        ({ href, hrefLang = '' }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
      );
      return `<url><loc>${escaped(canonical?.href ?? '')}</loc>${links.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** JSON-LD: https://schema.org/VideoGame */
function structuredData(site: string, language: Language, { home, descriptions }: StartTexts) {
  const common = {
    name: siteName,
    inLanguage: LANGUAGE_CODES.map((code) => LANGUAGES[code].tag),
    isAccessibleForFree: true,
  };
  const [page] = pageLinks(site, language, paths.home);
  const [game] = pageLinks(site, language, paths.zoomle);
  const graph = [
    { ...common, '@type': 'WebSite', url: page?.href, description: home.tagline },
    {
      ...common,
      '@type': 'VideoGame',
      url: game?.href,
      description: descriptions.game,
      image: `${site}/preview.jpg`,
      applicationCategory: 'GameApplication',
      operatingSystem: 'Any',
      gamePlatform: 'Web browser',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
