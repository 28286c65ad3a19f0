import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';

import type * as LoadTexts from '../../src/app/loadTexts.ts';
import { paths } from '../../src/paths.ts';
import {
  type Language,
  LANGUAGE_CODES,
  parseAddress,
  prefixOf,
} from '../../src/texts/languages.ts';
import type { ShellTexts } from '../../src/texts/texts.ts';
import { buildEarlyPicture } from './buildEarlyPicture.ts';
import type { Environment } from './environment.ts';
import { languageModules } from './languageModules.ts';
import { markdown } from './markdown.ts';
import { fileOf, MANIFEST, manifestText, NEUTRAL_FILES, neutralScreen, pageHtml } from './pages.ts';
import { withMinifiedScript } from './pageScript.ts';
import type * as RenderPage from './renderPage.tsx';
import { robotsText, searchTags, sitemap } from './searchEngines.ts';

/** Loads a language's words from source. */
async function wordsIn(server: ViteDevServer, language: Language) {
  const { loadTexts } = (await server.ssrLoadModule('/src/app/loadTexts.ts')) as typeof LoadTexts;
  const { shell } = (await server.ssrLoadModule(`/src/texts/${language}/shell.ts`)) as {
    readonly shell: ShellTexts;
  };
  return { texts: await loadTexts(language), shell };
}

/** Past days and developers' pages share the neutral page. */
const PAST_DAY = /^\/zoomle\/\d{4}-\d\d-\d\d$/;
const GALLERY = /^\/dev\/gallery(\/|$)/;

/**
 * Writes a file for every page of every language, with its first screen. https://vite.dev/guide/ssr
 * @param site its origin and base path, without a trailing slash; undefined unless VITE_SITE_URL is set
 */
export function prerender(settings: Environment, site: string | undefined): Plugin {
  let config: ResolvedConfig;
  /** The site's base path, without a trailing slash. */
  let base: string;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
      base = resolved.base.slice(0, -1);
    },
    // In development, for each request.
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const { pathname } = new URL(originalUrl, 'http://localhost');
        const { language } = parseAddress(pathname.slice(base.length));
        const { texts, shell } = await wordsIn(server, language);
        return pageHtml(html, language, { ...neutralScreen(texts.start), shell, base });
      },
    },
    async writeBundle(_options, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      const write = async (name: string, text: string) => {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      };
      const built = await readFile(join(folder, 'index.html'), 'utf8');
      // Load the first screen and its typeface before the code that replaces it.
      const template = withMinifiedScript(built).replace(
        '<script type="module" ',
        '<script type="module" fetchpriority="low" ',
      );
      const server = await createServer({
        root: config.root,
        base: config.base,
        configFile: false,
        logLevel: 'warn',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        define: config.define ?? {},
        plugins: [markdown(settings), languageModules()],
      });
      const { pagePaths, renderPage } = (await server.ssrLoadModule(
        '/scripts/build/renderPage.tsx',
      )) as typeof RenderPage;
      const manifest = bundle[MANIFEST];
      const early = await buildEarlyPicture(config);
      if (early) await write(early.file, early.code);
      for (const language of LANGUAGE_CODES) {
        const { texts, shell } = await wordsIn(server, language);
        const start = Object.values(bundle).find(
          (chunk) =>
            chunk.type === 'chunk' &&
            chunk.facadeModuleId?.includes(`/src/texts/${language}/start.ts`),
        );
        const writePage = (name: string, screen: { head: string; body: string }) => {
          const page = { ...screen, shell, base, wordsFile: start?.fileName };
          return write(name, pageHtml(template, language, page));
        };
        if (manifest?.type === 'asset') {
          const text = manifestText(String(manifest.source), language, base, texts.start);
          await write(`${prefixOf(language)}/${MANIFEST}`, text);
        }
        for (const name of NEUTRAL_FILES)
          await writePage(`${prefixOf(language)}/${name}`, neutralScreen(texts.start));
        for (const path of pagePaths) {
          const screen = await renderPage(path, texts);
          const tags = site ? searchTags(site, language, path, texts.start) : [];
          const head = [screen.head, ...tags].join('\n    ');
          const body = screen.body + (path === paths.zoomle ? (early?.element ?? '') : '');
          await writePage(fileOf(language, path), { head, body });
        }
      }
      await server.close();
      await write('robots.txt', robotsText(site));
      if (site) await write('sitemap.xml', sitemap(site, pagePaths));
    },
    // Resolves paths after files and pages, as hosts do: docs/hosting.md.
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      return () => {
        middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const { language, path } = parseAddress(pathname);
          const own = fileOf(language, path.replace(/(.)\/$/, '$1'));
          const isGallery = settings.VITE_DEV_TOOLS !== 'off' && GALLERY.test(path);
          const isNeutral = isGallery || PAST_DAY.test(path);
          const neutral = isNeutral ? `${prefixOf(language)}/shell.html` : '';
          const file = [pathname, own, neutral].find(
            (name) => name.endsWith('.html') && existsSync(join(folder, name)),
          );
          if (file) {
            request.url = join('/', file);
            next();
            return;
          }
          response.writeHead(404, { 'Content-Type': 'text/html' });
          response.end(readFileSync(join(folder, prefixOf(language), '404.html')));
        });
      };
    },
  };
}
