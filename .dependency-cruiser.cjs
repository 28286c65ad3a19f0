/** The layers of src, innermost first. Each may import from those before it. */
const LAYERS = ['data', 'domain', 'maps', 'features', 'pages', 'app'];

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
      comment: `src/${layer} may import from ${[...LAYERS.slice(0, index), layer, 'design and texts (from features on)'].join(', ')}.`,
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
      comment: 'Design and texts are used by all layers and import none of them.',
      severity: 'error',
      from: { path: '^src/(design|texts)/' },
      to: { path: `^src/(${LAYERS.join('|')}|main)`, ...runtime },
    },
    {
      name: 'features-share-selectors-only',
      comment: 'A feature reads another through its selectors and hears of it through its events.',
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
