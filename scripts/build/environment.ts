import * as v from 'valibot';
import { loadEnv } from 'vite';

import { makeAtlas } from '../../src/maps/atlas.ts';
import { chooseMapProviders, PROVIDER_IDS } from '../../src/maps/chooseMapProviders.ts';
import { paths } from '../../src/paths.ts';
import { parseAddress } from '../../src/texts/languages.ts';

/** A web address. `URL` writes its host in lower case and Punycode, and leaves out a default port. */
const webAddress = (example: string, protocols = ['https:', 'http:']) =>
  v.pipe(
    v.string(),
    // `URL` would trim blanks.
    v.check(
      (text) => URL.canParse(text) && !/\s/.test(text),
      `must be an address such as ${example}`,
    ),
    v.transform((text) => new URL(text)),
    v.check(
      ({ protocol, hostname }) => protocols.includes(protocol) && !hostname.endsWith('.'),
      `must be an address such as ${example}`,
    ),
    v.check(
      ({ username, password }) => username + password === '',
      'must hold no name and password: anyone could read them in the page',
    ),
    v.check(({ search, hash }) => search + hash === '', 'must end before the “?” or “#”'),
  );

const origin = (example: string, message: (path: string) => string) =>
  v.pipe(
    webAddress(example),
    v.check(
      ({ pathname }) => pathname === '/',
      ({ input }) => message(input.pathname),
    ),
    v.transform((url) => url.origin),
  );

const OWN_PATHS: readonly string[] = [...Object.values(paths), '/assets', '/atlas'];

const BasePath = v.pipe(
  v.string(),
  v.transform((path) => `/${path}/`.replace(/\/+/g, '/')),
  v.check(
    (path) => /^\/([\w.~-]+\/)*$/.test(path) && !/\/\.\.?\//.test(path),
    'must be a path such as /games/, of letters, digits, “-”, “_”, “.” and “~”',
  ),
  v.check(
    (path) => !OWN_PATHS.includes(parseAddress(path.slice(0, -1)).path),
    'must not be a page or folder that the site itself has, but a path such as /games/',
  ),
);

/** Pages of Gitea and Forgejo below that of a repository. */
const OF_REPOSITORY = ['src', 'issues', 'pulls', 'releases', 'wiki'];

/** Whether a path is `/owner/name`, on other hosts than GitHub also in a folder. */
function isRepository({ hostname, pathname }: URL) {
  const [, ...segments] = pathname.replace(/\/+$/, '').split('/');
  const isInFolder =
    segments.length === 3 &&
    hostname !== 'github.com' &&
    !OF_REPOSITORY.includes(segments[2] ?? '');
  return !segments.includes('') && (segments.length === 2 || isInFolder);
}

const Environment = v.object({
  VITE_MAPBOX_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^pk\.[\w.-]+$/,
        'must be a public token (pk.…), since anyone can read it in the page. ' +
          'Yours are listed at https://console.mapbox.com/account/access-tokens/',
      ),
    ),
  ),
  VITE_MAP_PROVIDER: v.optional(v.picklist(PROVIDER_IDS)),
  VITE_MAP_BASE_URL: v.optional(
    origin('https://maps.example.org', (path) => `must end after the host, before ${path}`),
  ),
  VITE_SITE_URL: v.optional(
    origin(
      'https://zoomle.example',
      (path) => `must end after the host; for the path, set VITE_BASE_PATH=${path}`,
    ),
  ),
  VITE_BASE_PATH: v.optional(BasePath),
  VITE_REPOSITORY_URL: v.optional(
    v.pipe(
      webAddress('https://github.com/owner/zoomle', ['https:']),
      v.check(isRepository, 'must end after the owner and the name of the repository'),
      v.transform((url) => (url.origin + url.pathname).replace(/(\.git)?\/*$/, '')),
    ),
  ),
  VITE_REPORT_URL: v.optional(
    v.pipe(
      webAddress('https://reports.example.org/zoomle', ['https:']),
      v.transform((url) => url.href),
    ),
  ),
  VITE_DAILY_RULE: v.optional(v.picklist(['sum', 'cycle'])),
  VITE_DEV_TOOLS: v.optional(v.picklist(['on', 'off'])),
});

export type Environment = v.InferOutput<typeof Environment>;

export const VARIABLES: readonly string[] = Object.keys(Environment.entries);

/** Vite's own; it sets the first itself. */
const OF_VITE = [
  'VITE_USER_NODE_ENV',
  'VITE_CONFIG_NATIVE_IGNORE_WARNING',
  'VITE_DEBUG_FILTER',
  'VITE_DEPRECATION_TRACE',
];

/** The pairs of adjacent letters. */
function pairsOf(name: string) {
  const letters = name.replace('VITE', '').toUpperCase().replaceAll('_', '');
  return Array.from(letters.slice(1), (letter, index) => letters.charAt(index) + letter);
}

/** How alike two names are, from 0 to 1: the Sørensen–Dice coefficient of their pairs of letters. */
function likeness(one: string, other: string) {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  return (
    (2 * pairs.filter((pair) => others.includes(pair)).length) / (pairs.length + others.length)
  );
}

/** From which likeness on a name is offered for another. */
const ALIKE = 0.45;

/** What may have been meant by an unknown name: those alike, the nearest first, or else all. */
function hintFor(name: string) {
  const alike = VARIABLES.filter((own) => likeness(own, name) >= ALIKE).sort(
    (a, b) => likeness(b, name) - likeness(a, name),
  );
  const list = (type: Intl.ListFormatType, names: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type }).format(names);
  return alike.length
    ? `Did you mean ${list('disjunction', alike)}?`
    : `These are: ${list('conjunction', VARIABLES)}.`;
}

const providerOf = (settings: Environment) => chooseMapProviders(settings, makeAtlas([]))[0];

/** What the site would lack without its operator noticing. */
export function warningOf(settings: Environment) {
  const provider = providerOf(settings);
  if (provider?.token === '')
    return (
      'VITE_MAPBOX_TOKEN is not set: players will see no pictures. ' +
      'Set it, or choose another VITE_MAP_PROVIDER.'
    );
  if (settings.VITE_MAP_BASE_URL && !provider?.origin)
    return (
      'VITE_MAP_BASE_URL has no effect: the atlas comes from the site itself. ' +
      'For a map service, set VITE_MAP_PROVIDER.'
    );
  return undefined;
}

/**
 * Validates the `VITE_` variables of a build, and writes them in one way. A token that the chosen map provider
 * does not use is dropped, so that it is not published.
 * @throws Error naming the invalid or unknown variable, and what would be right
 */
export function parseEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  // Treat an empty variable as unset.
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  for (const [name] of set) {
    if (!name.startsWith('VITE_') || [...VARIABLES, ...OF_VITE].includes(name)) continue;
    throw new Error(`${name} is not a variable of the site. ${hintFor(name)}`);
  }
  const { success, output, issues } = v.safeParse(Environment, Object.fromEntries(set));
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
  const { VITE_MAPBOX_TOKEN: _, ...others } = output;
  return providerOf(output)?.token === undefined ? others : output;
}

/**
 * The settings of a build, from the environment and from files such as .env.local. Tests start from the defaults,
 * whatever a person has set; withEnvironment of test/e2e/support does the same for their builds.
 * @throws Error as `parseEnvironment`
 */
export const readEnvironment = (mode: string) =>
  parseEnvironment(mode === 'test' ? {} : loadEnv(mode, process.cwd()));
