import type { Plugin } from 'vite';

/** What react-router calls in vain, or asks of others, when it is loaded. */
const slimRouter = (code: string) =>
  code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /= (class extends React\d*\.Component \{.*?^\});/gms,
      '= /* @__PURE__ */ (() => $1)();',
    )
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '');

/** Prefixes for old browsers, which styled-components sets where it is told to. */
const withoutPrefixer = (code: string) =>
  code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '');

/**
 * Lets the bundler leave out what the site does not use of its libraries. Of react-router, whose
 * package names the build with warnings, it takes the one for production, without forms, fetchers and
 * what a framework's server renders: the bundler keeps them for fear that to make a component, or to
 * name one, does something else as well. Where a later release is written otherwise, more is kept.
 */
export const slimLibraries = (): Plugin => ({
  name: 'slim-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/development/', '/production/') };
    },
  },
  transform: {
    filter: { id: /node_modules\/(react-router|styled-components)\// },
    handler: (code, id) => (id.includes('/react-router/') ? slimRouter : withoutPrefixer)(code),
  },
});
