import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build, createServer, type InlineConfig, loadEnv, type Plugin, preview } from 'vite';

import { HOST, STAND_IN_URL, TOKEN, type Variant, VARIANT_PORTS } from './addresses';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const MAPBOX = { VITE_MAPBOX_TOKEN: TOKEN, VITE_MAP_BASE_URL: STAND_IN_URL };

/** Where the variant `public` reports crashes. */
export const REPORT_URL = 'https://reports.example.org/zoomle';

/** The subfolder that some variants are built for. */
export const BASE_PATH = '/zoomle-site/';

/** The variables that each variant is built with. */
const ENVIRONMENTS: Record<Variant, Record<string, string>> = {
  mapbox: MAPBOX,
  atlas: {},
  public: {
    ...MAPBOX,
    VITE_DEV_TOOLS: 'off',
    VITE_SITE_URL: 'https://zoomle.example',
    VITE_REPOSITORY_URL: 'https://git.example.org/zoomle',
    VITE_REPORT_URL: REPORT_URL,
  },
  'old-release': {},
  'new-release': { VITE_DEV_TOOLS: 'off' },
  dev: { NODE_ENV: 'development' },
  subfolder: { VITE_BASE_PATH: BASE_PATH },
  'subfolder-next': { VITE_BASE_PATH: BASE_PATH, VITE_DEV_TOOLS: 'off' },
};

/** As if all of the code had changed. */
const NEXT: InlineConfig = {
  build: { rolldownOptions: { output: { chunkFileNames: 'assets/new-[hash].js' } } },
};

const CONFIGS: Partial<Record<Variant, InlineConfig>> = {
  'new-release': NEXT,
  'subfolder-next': NEXT,
};

/**
 * Does something with no VITE_ variables but those given. Those of a shell or an .env.local are blanked:
 * the site takes an empty variable as unset.
 */
async function withEnvironment<Result>(
  variables: Record<string, string>,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  const blanks = Object.keys(loadEnv('production', ROOT)).map((name) => [name, '']);
  // Playwright sets NODE_ENV to "test", for which Vite would take React's development build.
  const production = { NODE_ENV: 'production' };
  Object.assign(process.env, Object.fromEntries(blanks), production, variables);
  try {
    return await action();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, before);
  }
}

/** The folder, in the project's, that a variant is built into and served from. */
export const folderOf = (variant: Variant) => `.cache/e2e/${VARIANT_PORTS[variant]}-${variant}`;

/** A file that is deleted while it is sent, with its release, ends the answer, not the server. */
const outliveFiles: Plugin = {
  name: 'outlive-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      next();
    });
  },
};

async function serveSource() {
  const server = await createServer({
    root: ROOT,
    logLevel: 'warn',
    cacheDir: '.cache/e2e/dev',
    server: { host: HOST, port: VARIANT_PORTS.dev, strictPort: true, watch: null },
  });
  await server.listen();
  return () => server.close();
}

const built = new Map<string, Variant>();

/** Builds one variant of the site with its own vite.config.ts, or copies one that is alike; serves it. */
async function serveBuild(variant: Variant) {
  const config: InlineConfig = {
    ...CONFIGS[variant],
    root: ROOT,
    logLevel: 'warn',
    plugins: [outliveFiles],
    build: { ...CONFIGS[variant]?.build, outDir: folderOf(variant) },
    preview: { host: HOST, port: VARIANT_PORTS[variant], strictPort: true, open: false },
  };
  const settings = JSON.stringify([ENVIRONMENTS[variant], CONFIGS[variant]]);
  const twin = built.get(settings);
  if (twin) {
    await rm(folderOf(variant), { recursive: true, force: true });
    await cp(folderOf(twin), folderOf(variant), { recursive: true });
  } else {
    await build(config);
    built.set(settings, variant);
  }
  const server = await preview(config);
  return () => server.close();
}

/** Serves variants of the site; gives what stops them. */
export async function serveVariants(...variants: Variant[]) {
  const stops: (() => Promise<void>)[] = [];
  // One after the other: a build takes its settings from the environment of the process.
  for (const variant of variants) {
    const serve = () => (variant === 'dev' ? serveSource() : serveBuild(variant));
    stops.push(await withEnvironment(ENVIRONMENTS[variant], serve));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
