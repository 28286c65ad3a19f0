import { createHash } from 'node:crypto';

import { build, type ResolvedConfig, type Rolldown } from 'vite';

import { countriesIn } from './countriesData.ts';

/**
 * Builds src/earlyPicture.ts separately: it must be small and share no file.
 * @returns null unless the atlas is the map provider: other providers bill for pictures
 */
export async function buildEarlyPicture({ root, base, define }: ResolvedConfig) {
  if (define?.__MAP_PROVIDER__ !== '"atlas"') return null;
  const directories = countriesIn('en')
    .map(({ atlas }) => atlas)
    .join(' ');
  const built = (await build({
    root,
    base,
    configFile: false,
    logLevel: 'warn',
    define: { ...define, __ATLAS_DIRECTORIES__: JSON.stringify(directories) },
    build: {
      write: false,
      rolldownOptions: { input: 'src/earlyPicture.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/earlyPicture-${hash}.js`;
  return { file, code, element: `<script async src="${base}${file}"></script>` };
}
