import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of react-router: 4.5 kB of forms, fetchers and
 * prefetching, gzipped, which it keeps for fear that to make a component does something else as well.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
  },
});
