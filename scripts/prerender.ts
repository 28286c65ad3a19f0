import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { createServer, type Plugin, type ResolvedConfig } from 'vite';

import type * as Prerender from '../src/app/prerender.tsx';
import { descriptions, siteName } from '../src/texts/descriptions.ts';
import { homeTexts } from '../src/texts/home.ts';
import { FILES } from './headers.ts';
import { markdown } from './markdown.ts';

/** The pages of HTML. Those with a path hold its first screen; the others serve every other address. */
const PAGES = [
  { file: 'index.html', path: '/', title: homeTexts.title, description: descriptions.home },
  { file: 'zoomle.html', path: '/zoomle', title: siteName, description: descriptions.game },
  { file: 'shell.html', path: null, title: siteName, description: descriptions.home },
  // Static hosts serve this one with status 404.
  { file: '404.html', path: null, title: siteName, description: descriptions.home },
] as const;

const HEAD = '<!--head-->';
const BODY = '<!--body-->';

/**
 * Renders the first screens into index.html, which marks where they go, and writes the other pages
 * beside it. See https://vite.dev/guide/ssr.
 * @param site scheme and host of the site, for canonical links; empty where it is not known
 */
export function prerender(site = ''): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const template = await readFile(join(folder, 'index.html'), 'utf8');
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
      for (const { file, path, title, description } of PAGES) {
        const body = path ? await prerender(path) : '';
        const head = [
          `<title>${title}</title>`,
          `<meta name="description" content="${description}" />`,
          ...(site && path ? [`<link rel="canonical" href="${site}${path}" />`] : []),
        ];
        const html = template
          // The first screen and its typeface come before the code that replaces it.
          .replace('<script type="module" ', '<script type="module" fetchpriority="low" ')
          .replace(HEAD, () => head.join('\n'))
          .replace(BODY, () => body);
        await writeFile(join(folder, file), html);
      }
      await server.close();
    },
    // As hosts are told to: docs/adr/019. Vite would answer with index.html.
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = PAGES.some(({ path }) => path === pathname);
        if (!isPage && !FILES.test(pathname) && !existsSync(folder + pathname)) {
          request.url = '/shell.html';
        }
        next();
      });
    },
  };
}
