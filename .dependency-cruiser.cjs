/** The layers of src, innermost first. Each may import from the layers before it. */
const LAYERS = [
  {
    name: 'data',
    path: 'data/',
    fix: 'Data contains no logic: put rules about it in src/domain.',
  },
  {
    name: 'domain',
    path: 'domain/',
    fix: 'Rules take what they need as arguments; code that reads the store or a page is a feature.',
  },
  {
    name: 'maps',
    path: 'maps/',
    fix: 'A provider maps a place to a URL; code that chooses or shows it belongs in a feature.',
  },
  {
    name: 'hooks',
    path: 'store/hooks\\.ts',
    fix: 'The typed hooks know the store by its types alone.',
  },
  {
    name: 'features',
    path: 'features/',
    fix: 'Take the view as a prop or as children; browser access is a service (src/app/browserServices.ts).',
  },
  {
    name: 'store',
    path: 'store/(?!hooks\\.ts)',
    fix: 'The store takes what it needs of the browser as a service (src/app/browserServices.ts).',
  },
  {
    name: 'layout',
    path: 'layout/',
    fix: 'The frame of a page takes its content as children.',
  },
  {
    name: 'pages',
    path: 'pages/',
    fix: 'Pages use the store through src/store/hooks.ts; browser access is a service (src/app/browserServices.ts).',
  },
  {
    name: 'app',
    path: 'app/',
    fix: 'src/main.tsx passes in what you need: add it to Services.',
  },
];
const OUTERMOST = { name: 'main', path: 'main\\.tsx' };
/** All layers but the rules use these, and they import none of them. */
const SHARED = '^src/(design|lib|texts)/|^src/paths\\.ts$';

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
    ...LAYERS.map(({ name, path, fix }, index) => ({
      name: `${name}-imports-inwards`,
      comment: `${fix} (The layers, innermost first: ${LAYERS.map((layer) => layer.name).join(', ')}.)`,
      severity: 'error',
      from: { path: `^src/${path}` },
      to: {
        path: [...LAYERS.slice(index + 1), OUTERMOST].map((outer) => `^src/${outer.path}`),
        ...runtime,
      },
    })),
    {
      name: 'views-use-hooks',
      comment: 'Views reach the store and the services through src/store/hooks.ts alone.',
      severity: 'error',
      from: { path: '^src/(layout|pages)/' },
      to: { path: '^src/store/', pathNot: '^src/store/hooks\\.ts$', ...runtime },
    },
    {
      name: 'rules-know-no-view',
      comment: 'Text and views of the domain or a map provider belong in a feature.',
      severity: 'error',
      from: { path: '^src/(data|domain|maps)/' },
      to: {
        path: `${SHARED}|^src/(store|app)/|node_modules/(react|redux|@reduxjs|styled)`,
      },
    },
    {
      name: 'shared-code-stands-alone',
      comment:
        'All layers use design, lib, texts and paths, which import none of them: pass props or arguments.',
      severity: 'error',
      from: { path: SHARED },
      to: {
        path: '^src/(data|domain|maps|features|store|layout|pages|app)/|^src/main',
        ...runtime,
      },
    },
    {
      name: 'features-share-selectors-only',
      comment:
        'A feature reads another through its selectors (*Slice.ts, *Selectors.ts) and hears of its events through src/features/events.ts. Logic shared by two features belongs in src/domain; views of two features meet in the layout or a page.',
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
