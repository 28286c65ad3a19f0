/** The layers of src, innermost first. Each may import from those before it. */
const LAYERS = ['data', 'domain', 'maps', 'features', 'pages', 'app'];

/** What to do about an import that runs outwards. */
const BELONGS = {
  data: 'Data computes nothing: a rule about it belongs into src/domain.',
  domain:
    'A rule takes what it needs as an argument; what asks a store or a page belongs into a feature.',
  maps: 'A provider takes a place and gives an address; what chooses or shows it belongs into a feature.',
  features:
    'What composes features belongs into src/pages; what touches the browser is a service, handed to makeStore.',
  pages:
    'A page reaches the store by the hooks in src/app/hooks.ts; what touches the browser belongs into World there.',
  app: 'What src/main.tsx has, it hands over: add it to the options of makeStore or to World.',
};

/** Runtime imports only: a type-only import leaves no trace in the code that runs. */
const runtime = { dependencyTypesNot: ['type-only'] };

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: runtime },
    },
    ...LAYERS.map((layer, index) => ({
      name: `${layer}-imports-inwards`,
      comment: `${BELONGS[layer]} (src/${layer} may import from: ${[...LAYERS.slice(0, index), layer].join(', ')}${index < 3 ? '' : ', design, texts'}.)`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: {
        path: `^src/(${[...LAYERS.slice(index + 1), 'main'].join('|')})`,
        // Features reach the store through its typed hooks.
        pathNot: layer === 'features' || layer === 'pages' ? '^src/app/hooks\\.ts$' : '^$',
        ...runtime,
      },
    })),
    {
      name: 'rules-know-no-view',
      comment: 'What the domain or a map provider needs to say belongs into a feature.',
      severity: 'error',
      from: { path: '^src/(data|domain|maps)/' },
      to: { path: '^src/(design|texts)/|node_modules/(react|redux|@reduxjs|styled)' },
    },
    {
      name: 'design-and-texts-stand-alone',
      comment:
        'Design and texts are used by all layers and import none of them: hand in what they need as props or arguments.',
      severity: 'error',
      from: { path: '^src/(design|texts)/' },
      to: { path: `^src/(${LAYERS.join('|')}|main)`, ...runtime },
    },
    {
      name: 'features-share-selectors-only',
      comment:
        'A feature reads another through its selectors (*Selectors.ts) and hears of it by the type of its event: addCase with its name, and import type. What two features compute alike belongs into src/domain, what shows two of them into src/pages.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', 'Selectors\\.ts$'], ...runtime },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
