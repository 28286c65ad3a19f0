import { fileURLToPath } from 'node:url';

import { build, createServer, type InlineConfig, loadEnv, type Plugin, preview } from 'vite';

import { HOST, STAND_IN_URL, TOKEN, type Variant, VARIANT_PORTS } from './addresses';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const MAPBOX = { VITE_MAPBOX_TOKEN: TOKEN, VITE_MAP_BASE_URL: STAND_IN_URL };

/** The variables that each variant is built with. */
export const ENVIRONMENTS: Record<Variant, Record<string, string>> = {
  mapbox: MAPBOX,
  atlas: {},
  public: {
    ...MAPBOX,
    VITE_DEV_TOOLS: 'off',
    VITE_SITE_URL: 'https://zoomle.example',
    VITE_REPOSITORY_URL: 'https://git.example.org/zoomle',
  },
  eox: { VITE_MAP_PROVIDER: 'eox', VITE_MAP_BASE_URL: STAND_IN_URL },
  esri: { VITE_MAP_PROVIDER: 'esri', VITE_MAP_BASE_URL: STAND_IN_URL },
  'old-release': {},
  'new-release': { VITE_DEV_TOOLS: 'off' },
  dev: { NODE_ENV: 'development' },
};

const CONFIGS: Partial<Record<Variant, InlineConfig>> = {
  'new-release': {
    // As if all of its code had changed.
    build: { rolldownOptions: { output: { chunkFileNames: 'assets/new-[hash].js' } } },
  },
};

/**
 * Does something with no VITE_ variables set but those given. What a developer has set in a shell
 * or in an .env.local is blanked: the site takes an empty variable for one that is not set.
 */
async function withEnvironment<Result>(
  variables: Record<string, string>,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  const blanks = Object.keys(loadEnv('production', ROOT)).map((name) => [name, '']);
  // Playwright sets NODE_ENV to "test", with which vite would take React's development build.
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

/** A file that goes while it is sent, as with its release, ends its answer, and not the server. */
const outliveFiles: Plugin = {
  name: 'outlive-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      next();
    });
  },
};

/** Serves the source as it is, as `npm run dev` does. */
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

/** Builds one variant of the site with its own vite.config.ts, and serves it. */
async function serveBuild(variant: Variant) {
  const config: InlineConfig = {
    ...CONFIGS[variant],
    root: ROOT,
    logLevel: 'warn',
    plugins: [outliveFiles],
    build: { ...CONFIGS[variant]?.build, outDir: folderOf(variant) },
    preview: { host: HOST, port: VARIANT_PORTS[variant], strictPort: true, open: false },
  };
  await build(config);
  const server = await preview(config);
  return () => server.close();
}

/** Serves one variant of the site. */
export const serveVariant = (variant: Variant) =>
  withEnvironment(ENVIRONMENTS[variant], () =>
    variant === 'dev' ? serveSource() : serveBuild(variant),
  );
