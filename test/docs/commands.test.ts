import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import packageJson from '../../package.json' with { type: 'json' };
import { parseEnvironment, VARIABLES } from '../../scripts/build/environment';
import { blocksOf, blockWith } from '../support/commandBlocks';

const read = (path: string) => readFileSync(path, 'utf8');

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/hosting.md'];

/** The start of each command block, and what types it. */
const TYPED_BY = {
  'npm ci && npm start': 'test/deploy/build.deploy.ts',
  'export VITE_DEV_TOOLS': 'test/deploy/build.deploy.ts',
  'sudo apt-get': 'test/deploy/debian.deploy.ts',
  'sudo cp deploy/zoomle.conf': 'test/deploy/debian.deploy.ts',
  'sudo rm': 'test/deploy/debian.deploy.ts',
  'sudo nginx': 'test/deploy/debian.deploy.ts',
  'LC_ALL=C diff': 'test/docs/releases.test.ts',
  'git checkout': 'test/docs/releases.test.ts',
  // Docker's engine is not everywhere: the parts are the image's last stage, and its arguments, below.
  'docker build': 'test/deploy/docker.ts',
};

it('every command block of the documents is typed by a test', () => {
  const blocks = DOCUMENTS.flatMap((document) => blocksOf(document, 'sh'));
  const starts = Object.keys(TYPED_BY);
  expect(blocks.filter((block) => !starts.some((start) => block.startsWith(start)))).toEqual([]);
  expect(starts.filter((start) => !blocks.some((block) => block.startsWith(start)))).toEqual([]);
  for (const test of Object.values(TYPED_BY)) expect(read(test)).toMatch(/blockWith|Dockerfile/);
  expect(read('.ci/run')).toContain('deploy:test');
});

it.each(DOCUMENTS)('%s names npm scripts that exist', (document) => {
  const names = [...read(document).matchAll(/`?npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
  const own = ['ci', 'start', 'test', ...Object.keys(packageJson.scripts)];
  expect(names.filter((name = '') => !own.includes(name))).toEqual([]);
});

it('the README describes each variable of the build, and Docker takes it', () => {
  const described = [...read('README.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(([, name]) => name);
  const taken = [...read('deploy/Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual([...VARIABLES].sort());
  expect(taken.sort()).toEqual([...VARIABLES].sort());
});

it('the commands for Docker fit the image', () => {
  const block = blockWith('docs/hosting.md', 'sh', 'docker build');
  const dockerfile = read('deploy/Dockerfile');
  for (const line of block.trim().split('\n')) expect(dockerfile).toContain(`# ${line}\n`);
  const [, port = ''] = /--publish \d+:(\d+)/.exec(block) ?? [];
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(dockerfile).toContain(`FROM node:${read('.nvmrc').trim()}-`);
  expect(read('deploy/docker.conf')).toContain(`listen ${port};`);
  const [, name = ''] = /--build-arg (\w+)/.exec(block) ?? [];
  expect(VARIABLES).toContain(name);
});

it('the workflow for GitHub Pages builds for an owner in capitals, and publishes that folder', () => {
  const context: Readonly<Record<string, string>> = {
    'github.repository_owner': 'MyOrg',
    'github.event.repository.name': 'Zoomle.2',
    'env.VITE_BASE_PATH': '/Zoomle.2/',
  };
  const workflow = blockWith('docs/hosting.md', 'yaml', 'actions/deploy-pages').replace(
    /\$\{\{ (.*?) \}\}/g,
    (_, name: string) => context[name] ?? '?',
  );
  const variables = [...workflow.matchAll(/^ +(VITE_\w+): '?(.*?)'?$/gm)];
  const settings = Object.fromEntries(variables.map(([, name = '', value]) => [name, value]));
  expect(parseEnvironment(settings)).toEqual({
    VITE_DEV_TOOLS: 'off',
    VITE_DAILY_RULE: 'cycle',
    VITE_SITE_URL: 'https://myorg.github.io',
    VITE_BASE_PATH: '/Zoomle.2/',
  });
  expect(workflow).toContain("path: 'dist/site/Zoomle.2/'");
});
