const dailyRule = {
  selector: 'Identifier[name="__DAILY_RULE__"]',
  message: 'Use dailyIndex of src/domain/dailyRule.ts.',
};
const LOADERS = 'CallExpression[callee.name=/^(loadCode|loadOnce|lazyParts)$/]';
const lazyImport = {
  selector: `ImportExpression:not(${LOADERS} > ArrowFunctionExpression ImportExpression)`,
  message:
    'Import lazily through lazyParts, loadOnce or loadCode, which look past wrong answers in the HTTP cache: docs/adr/011.',
};
const OF_THE_ATLAS = [
  'MemberExpression[object.callee.name="useServices"][property.name="atlas"]',
  'VariableDeclarator[init.callee.name="useServices"] Property[key.name="atlas"]',
  'CallExpression[callee.property.name=/^(picture|fileUrl|countryPicture)$/]',
];
const addresses = {
  selector: OF_THE_ATLAS.join(),
  message:
    'Views build no addresses. What the board shows is in the state: src/features/game/map/frameSelectors.ts. Elsewhere render CountryPicture, or use useWorld, of src/features/game/map/CountryPicture.tsx.',
};

/** .oxlintrc.json has the rules that need types, .dependency-cruiser.cjs checks import directions and cycles. */
module.exports = {
  root: true,
  env: { browser: true, es2022: true },
  ignorePatterns: ['dist', '.reports', '.cache', 'node_modules'],
  reportUnusedDisableDirectives: true,
  plugins: ['simple-import-sort'],
  extends: ['eslint:recommended'],
  rules: {
    'simple-import-sort/imports': 'error',
    'simple-import-sort/exports': 'error',
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    {
      files: ['*.cjs', '*.mjs', 'vite.config.ts', 'test/e2e/**'],
      env: { node: true, browser: true },
      parserOptions: { ecmaVersion: 2022, sourceType: 'module' },
    },
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      plugins: ['@typescript-eslint', 'react-hooks'],
      extends: [
        'plugin:@typescript-eslint/strict',
        'plugin:@typescript-eslint/stylistic',
        'plugin:jsx-a11y/recommended',
        'prettier',
      ],
      rules: {
        '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
        '@typescript-eslint/consistent-type-imports': 'error',
        // TypeScript reports them.
        '@typescript-eslint/no-unused-vars': 'off',
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
      },
    },
    {
      // The texts of a language, in four files.
      files: ['src/texts/??/*.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // Reports browser APIs newer than package.json's browsers: docs/browsers.md.
      files: ['src/**'],
      plugins: ['compat'],
      rules: { 'compat/compat': 'error' },
    },
    {
      files: ['src/**'],
      excludedFiles: ['src/store/hooks.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-redux',
                importNames: ['useDispatch', 'useSelector', 'useStore'],
                message: 'Use the typed hooks of src/store/hooks.ts.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/**'],
      excludedFiles: ['src/domain/dailyRule.ts', 'src/app/globals.d.ts'],
      rules: {
        'no-restricted-syntax': ['error', dailyRule, lazyImport],
      },
    },
    {
      files: ['src/**/*.tsx', 'src/**/use*.ts'],
      excludedFiles: ['src/features/game/map/CountryPicture.tsx'],
      rules: { 'no-restricted-syntax': ['error', dailyRule, lazyImport, addresses] },
    },
    {
      files: ['src/domain/**', 'src/maps/**', 'src/features/**/*Slice.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Time is injected: see makeStore.' },
          { object: 'Math', property: 'random', message: 'Randomness is injected: see makeStore.' },
        ],
        'no-restricted-globals': [
          'error',
          ...['window', 'document', 'localStorage', 'matchMedia'].map((name) => ({
            name,
            message: 'Browser access belongs in a service: pass it to makeStore in src/main.tsx.',
          })),
        ],
      },
    },
  ],
};
