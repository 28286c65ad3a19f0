import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { createServer, minify, type Plugin, type Rolldown, type UserConfig } from 'vite';

import type { Environment } from '../../src/app/environment.ts';
import type * as Prerender from '../../src/app/prerender.tsx';
import type { Countries } from '../../src/domain/countries.ts';
import { MONTHS } from '../../src/texts/date.ts';
import { FILES } from '../headers.ts';
import { markdown } from '../markdown.ts';

type Bundle = Rolldown.OutputBundle;

/** Each page of HTML, the path whose first screen it holds, and the module of that page. */
const SHELLS = {
  'index.html': { path: '/', module: 'pages/HomePage.tsx' },
  'zoomle.html': { path: '/zoomle', module: 'pages/ZoomlePage.tsx' },
  // For all other addresses: whatever it held would be another page's.
  'shell.html': { path: null, module: null },
  // What static hosts show at addresses that they find nothing for.
  '404.html': { path: null, module: null },
};

const STATIC = /<(?:title|meta)\s+data-static[^>]*>(?:[^<]*<\/title>)?\s*/g;
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;
/** What a page brings along is taken out by the site when it has its own: see PageHead. */
const asStatic = (head: string) => head.replace(/<(title|meta|link|style)/g, '<$1 data-static');

/** The scripts that a page needs, each before those that need it. */
function scriptsOf(bundle: Bundle, module: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const scripts = ['main.tsx', 'app/mount.tsx', module].flatMap((name) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`src/${name}`)),
    );
    if (!chunk) throw new Error(`The build has no script of ${name}.`);
    return [...chunk.imports, chunk.fileName];
  });
  return new Set(scripts);
}

/** Writes the pages of HTML into the built site, each with the first screen of its path. */
export function shells(environment: Environment): Plugin {
  let root = '';
  let folder = '';
  let define: UserConfig['define'];

  async function writeToday(pictures: readonly string[]) {
    const source = await readFile(join(import.meta.dirname, 'today.js'), 'utf8');
    const data = `const PICTURES = ${JSON.stringify(pictures)}, MONTHS = ${JSON.stringify(MONTHS)};`;
    const { code } = await minify('today.js', data + source, { module: true });
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 8);
    await writeFile(join(folder, `assets/today-${digest}.js`), code);
    return `/assets/today-${digest}.js`;
  }

  return {
    name: 'shells',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
      define = config.define;
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const server = await createServer({
        root,
        configFile: false,
        logLevel: 'warn',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        ...(define && { define }),
        plugins: [markdown()],
      });
      const module = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof Prerender;
      const [font = ''] = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const [data = ''] = Object.keys(bundle).filter((name) => /countries-.*\.json$/.test(name));
      const countries = JSON.parse(await readFile(join(folder, data), 'utf8')) as Countries;
      const today = await writeToday(module.nearestPictures(countries));
      for (const [file, { path, module: name }] of Object.entries(SHELLS)) {
        const shell = await module.prerender(path, environment);
        const links = name
          ? [
              `<script defer src="${today}"></script>`,
              `<link rel="preload" as="font" href="/${font}" crossorigin>`,
              `<link rel="preload" as="fetch" href="/${data}" crossorigin>`,
              // For today's script, which fetches and runs them when there is something to see.
              ...Array.from(
                scriptsOf(bundle, name),
                (script) => `<link rel="later" href="/${script}">`,
              ),
            ]
          : [];
        const html = (name ? page.replace(STATIC, '').replace(SCRIPTS, '') : page)
          .replace('</head>', () => `${asStatic(shell.head)}\n${links.join('\n')}\n</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${shell.body}</div>`);
        await writeFile(join(folder, file), html);
      }
      await server.close();
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = Object.values(SHELLS).some(({ path }) => path === pathname);
        if (!isPage && !FILES.test(pathname) && !existsSync(folder + pathname)) {
          request.url = '/shell.html';
        }
        next();
      });
    },
  };
}
