/** The version in package.json, put in its place by Vite. */
declare const __VERSION__: string;
/** The variables that the site was built with, checked by then. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- No import may stand here.
declare const __ENVIRONMENT__: import('./environment').Environment;

/** Whether the site has tools for developers. A public build has no code of them. */
declare const __DEV_TOOLS__: boolean;

/** The `id` of the map provider that the site was built for. */
declare const __MAP_PROVIDER__: string;
