import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build, type InlineConfig, loadEnv } from 'vite';

import { STAND_IN_URL, TOKEN } from './addresses';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = '.cache/builds';
/** What a build is made from, beside its variables. */
const SOURCES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
const SOURCE_FOLDERS = ['public', 'scripts', 'src'];

/** Where the build `public` reports crashes. */
export const REPORT_URL = 'https://reports.example.org/zoomle';

/** The subfolder that the build `subfolder` is for. */
export const BASE_PATH = '/zoomle-site/';

/** The builds that tests use, each with its variables. */
export const ENVIRONMENTS = {
  mapbox: { VITE_MAPBOX_TOKEN: TOKEN, VITE_MAP_BASE_URL: STAND_IN_URL },
  atlas: {},
  // What players get; also the release that follows the atlas's.
  public: {
    VITE_DEV_TOOLS: 'off',
    VITE_SITE_URL: 'https://zoomle.example',
    VITE_REPOSITORY_URL: 'https://git.example.org/games/zoomle',
    VITE_REPORT_URL: REPORT_URL,
  },
  subfolder: { VITE_BASE_PATH: BASE_PATH },
} as const satisfies Record<string, Record<string, string>>;
export type Build = keyof typeof ENVIRONMENTS;

const CONFIGS: Partial<Record<Build, InlineConfig>> = {
  public: {
    build: {
      // For scripts/budgets.ts.
      manifest: true,
      // As if all code had changed since the other release.
      rolldownOptions: { output: { chunkFileNames: 'assets/new-[name]-[hash].js' } },
    },
  },
};

/**
 * Runs an action with only the given VITE_ variables. Those of a shell or an .env.local are blanked: the site
 * treats an empty variable as unset.
 */
export async function withEnvironment<Result>(
  variables: Record<string, string>,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  const blanks = Object.keys(loadEnv('production', ROOT)).map((name) => [name, '']);
  // Playwright sets NODE_ENV to "test", with which Vite would bundle React's development build.
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

let sources: Promise<string> | undefined;
async function digestSources() {
  const hash = createHash('sha256');
  const listings = SOURCE_FOLDERS.map(async (folder) => {
    const entries = await readdir(ROOT + folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`);
  });
  const files = [...SOURCES.map((name) => ROOT + name), ...(await Promise.all(listings)).flat()];
  for (const file of files.sort())
    hash.update(file.slice(ROOT.length)).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Builds the site with its vite.config.ts, unless that build is in .cache/builds, named by a digest of its
 * sources and variables.
 * @returns the folder, relative to the project's
 */
export async function folderOf(name: Build): Promise<string> {
  const settings = JSON.stringify([await (sources ??= digestSources()), ENVIRONMENTS[name]]);
  const digest = createHash('sha256').update(settings).digest('hex').slice(0, 16);
  const kept: string[] = await readdir(`${ROOT}${FOLDER}`).catch(() => []);
  const folder = `${FOLDER}/${name}-${digest}`;
  if (kept.includes(`${name}-${digest}`)) return folder;
  const unfinished = `${FOLDER}/.${name}-${process.pid}`;
  const config = CONFIGS[name];
  await withEnvironment(ENVIRONMENTS[name], () =>
    build({
      ...config,
      root: ROOT,
      logLevel: 'warn',
      build: { ...config?.build, outDir: unfinished, emptyOutDir: true },
    }),
  );
  const outdated = kept.filter((entry) => entry.startsWith(`${name}-`));
  await Promise.all(outdated.map((entry) => rm(`${ROOT}${FOLDER}/${entry}`, { recursive: true })));
  await rename(ROOT + unfinished, ROOT + folder);
  return folder;
}
