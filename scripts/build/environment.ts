import * as v from 'valibot';

import { PROVIDER_IDS } from '../../src/maps/chooseMapProviders.ts';

const Origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'not a scheme and host'),
);

const HttpsUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^https:[^?#]*[^/?#]$/.test(text) && URL.canParse(text),
    'not an https address without a slash, a query or a fragment at its end',
  ),
);

const BasePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w.~-]+\/)*$/, 'not a path that begins and ends with a slash'),
);

const Environment = v.object({
  VITE_MAPBOX_TOKEN: v.optional(v.string()),
  VITE_MAP_PROVIDER: v.optional(v.picklist(PROVIDER_IDS)),
  VITE_MAP_BASE_URL: v.optional(Origin),
  VITE_SITE_URL: v.optional(Origin),
  VITE_BASE_PATH: v.optional(BasePath),
  VITE_REPOSITORY_URL: v.optional(HttpsUrl),
  VITE_REPORT_URL: v.optional(HttpsUrl),
  VITE_DAILY_RULE: v.optional(v.picklist(['sum', 'cycle'])),
  VITE_DEV_TOOLS: v.optional(v.picklist(['on', 'off'])),
});

export type Environment = v.InferOutput<typeof Environment>;

/**
 * Validates the `VITE_` variables of a build.
 * @throws Error naming the invalid variable
 */
export function parseEnvironment(variables: Record<string, unknown>): Environment {
  // Treat an empty variable as unset.
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const { success, output, issues } = v.safeParse(Environment, Object.fromEntries(set));
  if (success) return output;
  throw new Error(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
}
