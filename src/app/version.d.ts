/** The version in package.json, put in its place by Vite. */
declare const __VERSION__: string;
