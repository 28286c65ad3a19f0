/** The layers of src, innermost first. Each may import from the layers before it. */
const LAYERS = ['data', 'domain', 'maps', 'features', 'pages', 'app'];

/** How to fix an outward import, by layer. */
const BELONGS = {
  data: 'Data contains no logic: put rules about it in src/domain.',
  domain:
    'Rules take what they need as arguments; code that reads the store or a page is a feature.',
  maps: 'A provider maps a place to a URL; code that chooses or shows it belongs in a feature.',
  features: 'Compose features in src/pages; browser access is a service, passed to makeStore.',
  pages:
    'Pages use the store through src/app/hooks.ts; browser access is a service (src/app/services.ts).',
  app: 'src/main.tsx passes in what you need: add it to Services.',
};

/** Runtime imports only: type-only imports are erased. */
const runtime = { dependencyTypesNot: ['type-only'] };

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Merge modules that import each other, or extract what they share into a third.',
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
        // Features and pages access the store through its typed hooks.
        pathNot: layer === 'features' || layer === 'pages' ? '^src/app/hooks\\.ts$' : '^$',
        ...runtime,
      },
    })),
    {
      name: 'rules-know-no-view',
      comment: 'Text and views of the domain or a map provider belong in a feature.',
      severity: 'error',
      from: { path: '^src/(data|domain|maps)/' },
      to: { path: '^src/(design|texts)/|node_modules/(react|redux|@reduxjs|styled)' },
    },
    {
      name: 'design-and-texts-stand-alone',
      comment:
        'All layers use design and texts, which import none of them: pass props or arguments.',
      severity: 'error',
      from: { path: '^src/(design|texts)/' },
      to: { path: `^src/(${LAYERS.join('|')}|main)`, ...runtime },
    },
    {
      name: 'features-share-selectors-only',
      comment:
        'A feature reads another through its selectors (*Slice.ts, *Selectors.ts) and hears of its events through src/features/events.ts. Logic shared by two features belongs in src/domain, views of two features in src/pages.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/events\\.ts$', '(Selectors|Slice)\\.ts$'],
        ...runtime,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
