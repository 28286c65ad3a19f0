import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';

import type * as LoadTexts from '../src/app/loadTexts.ts';
import type * as Prerender from '../src/app/prerender.tsx';
import { baseOf, type Language, LANGUAGE_CODES, parseAddress } from '../src/texts/languages.ts';
import type { ShellTexts } from '../src/texts/texts.ts';
import { countriesJson } from './countriesData.ts';
import { FILES } from './headers.ts';
import { markdown } from './markdown.ts';
import { fileOf, MANIFEST, manifestText, pageHtml, PAGES } from './pages.ts';

/** A language's words as a server reads them from the source. */
async function wordsIn(server: ViteDevServer, language: Language) {
  const { loadTexts } = (await server.ssrLoadModule('/src/app/loadTexts.ts')) as typeof LoadTexts;
  const { shell } = (await server.ssrLoadModule(`/src/texts/${language}/shell.ts`)) as {
    readonly shell: ShellTexts;
  };
  const texts = await loadTexts(language);
  const countries = countriesJson(language);
  return { texts, words: { start: texts.start, shell, countries } };
}

const pageAt = (path: string) => PAGES.find((page) => page.path === path) ?? NEUTRAL;
const [NEUTRAL] = PAGES.filter(({ path }) => path === null) as [(typeof PAGES)[number]];

/**
 * Turns index.html into the pages of every language, with the first screen of those that have one. See
 * https://vite.dev/guide/ssr.
 * @param site scheme and host of the site, for links; empty if unknown
 */
export function prerender(site = ''): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
    },
    // In development, on each request for a page.
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const { language, path } = parseAddress(originalUrl.replace(/[?#].*/, ''));
        const { words } = await wordsIn(server, language);
        return pageHtml(html, language, pageAt(path), words, { site });
      },
    },
    async writeBundle(_options, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      const built = await readFile(join(folder, 'index.html'), 'utf8');
      // The first screen and its typeface load before the code that replaces it.
      const template = built.replace(
        '<script type="module" ',
        '<script type="module" fetchpriority="low" ',
      );
      const server = await createServer({
        root: config.root,
        configFile: false,
        logLevel: 'warn',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        define: config.define ?? {},
        plugins: [markdown()],
      });
      const { prerender } = (await server.ssrLoadModule(
        '/src/app/prerender.tsx',
      )) as typeof Prerender;
      for (const language of LANGUAGE_CODES) {
        const { texts, words } = await wordsIn(server, language);
        const start = Object.values(bundle).find(
          (chunk) =>
            chunk.type === 'chunk' &&
            chunk.facadeModuleId?.endsWith(`/src/texts/${language}/start.ts`),
        );
        const manifest = bundle[MANIFEST];
        const base = join(folder, baseOf(language));
        await mkdir(base, { recursive: true });
        if (manifest?.type === 'asset') {
          const text = manifestText(String(manifest.source), language, words);
          await writeFile(join(base, MANIFEST), text);
        }
        for (const page of PAGES) {
          const body = page.path ? await prerender(page.path, texts) : '';
          const path = join(folder, fileOf(language, page));
          const options = { site, words: start && `/${start.fileName}`, body };
          await writeFile(path, pageHtml(template, language, page, words, options));
        }
      }
      await server.close();
    },
    // As hosts should: docs/adr/019. Vite would answer with index.html.
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const { language, path } = parseAddress(pathname);
        const page = pageAt(path);
        const isFile = FILES.test(pathname) || (pathname !== '/' && existsSync(folder + pathname));
        if (page !== NEUTRAL || !isFile) request.url = `/${fileOf(language, page)}`;
        next();
      });
    },
  };
}
