import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Plugin } from 'vite';

import { ENVIRONMENTS, ROOT, withEnvironment } from '../test/e2e/support/builds.ts';

const STARTS = /\/(index\.html|texts\/en\/start\.ts\?all)$/;

/** Builds a checkout; returns the start's modules with their sizes in bytes, gzipped alone and not minified. */
async function startModules(root: string) {
  const sizes = new Map<string, number>();
  const measure: Plugin = {
    name: 'start-modules',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !STARTS.test(file.facadeModuleId ?? '')) continue;
        for (const [id, { code }] of Object.entries(file.modules)) {
          const name = id.replace(/^.*(?=\bnode_modules\/)/, '').replace(root, '');
          // Without Rolldown's comments that name the module's path.
          const own = code?.replace(/^\/\/#.*$/gm, '');
          if (own) sizes.set(name, gzipSync(own, { level: 9 }).length);
        }
      }
    },
  };
  const outDir = join(ROOT, '.cache/startModules');
  // The configuration reads the .env of the folder it runs in.
  process.chdir(root);
  await withEnvironment(ENVIRONMENTS.public, () =>
    build({ root, logLevel: 'error', plugins: [measure], build: { outDir, emptyOutDir: true } }),
  );
  process.chdir(ROOT);
  return sizes;
}

/** How many bytes each module of the start grew since a commit, most first. Both use today's packages. */
export async function growthSince(commit: string) {
  const checkout = join(ROOT, '.cache/since/');
  const git = (...command: string[]) =>
    execFileSync('git', ['worktree', ...command], { cwd: ROOT });
  git('add', '--force', '--detach', checkout, commit);
  try {
    await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const before = await startModules(checkout);
    const now = await startModules(ROOT);
    return [...new Set([...now.keys(), ...before.keys()])]
      .map((name) => ({ name, bytes: (now.get(name) ?? 0) - (before.get(name) ?? 0) }))
      .filter(({ bytes }) => bytes !== 0)
      .sort((a, b) => b.bytes - a.bytes);
  } finally {
    git('remove', '--force', checkout);
  }
}
