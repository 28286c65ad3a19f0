import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { blockWith } from '../support/commandBlocks';

const commandWith = (command: string) => blockWith('docs/hosting.md', 'sh', command);
const [publish = ''] = /cp -r dist.*/.exec(commandWith('cp -r dist')) ?? [];

/** An empty folder in which commands run, with the host's in place of /srv. */
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'srv/zoomle'), { recursive: true });
  return {
    write: (path: string, text = '') => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    list: (path: string) => readdirSync(join(folder, path)).sort(),
    remove: (path: string) => rmSync(join(folder, path), { recursive: true, force: true }),
    run: (commands: string) =>
      execFileSync('sh', ['-ec', commands.replaceAll('/srv', join(folder, 'srv'))], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      })
        .replaceAll(folder, '')
        .trim(),
  };
}

it('a release keeps the files of the one before, lists them, and can be rolled back', () => {
  const { list, read, remove, run, write } = aFolder();
  const build = (release: string) => {
    remove('dist');
    write('dist/site/index.html', release);
    write('dist/site/assets/shared.js');
    write(`dist/site/assets/${release}.js`);
    write(`dist/site/atlas/${release}/18.avif`);
  };
  const published = () => read('srv/zoomle/site/index.html');
  const folder = 'srv/zoomle/site';
  // Another copy of the site.
  write(`${folder}/b/assets/other.js`);
  build('first');
  run(publish);
  build('second');
  run(publish);
  expect(published()).toBe('second');
  expect(list(`${folder}/atlas`)).toEqual(['first', 'second']);
  expect(run(commandWith('diff')).split('\n')).toEqual([
    'Only in /srv/zoomle/site/assets: first.js',
    'Only in /srv/zoomle/site/atlas: first',
  ]);

  build('first');
  run(publish);
  expect(published()).toBe('first');
  expect(list(`${folder}/assets`)).toEqual(['first.js', 'second.js', 'shared.js']);
});

it('a host that replaces the site gets the pictures of the release before beside the new ones', () => {
  const { list, remove, run, write } = aFolder();
  const git = 'git -c user.name=Test -c user.email=test@example.org';
  const commit = `git add public && ${git} commit --quiet --message release`;
  write('public/atlas/first/18.avif');
  run(`git init --quiet && ${commit} && git tag v1.0.0`);
  remove('public/atlas/first');
  write('public/atlas/second/18.avif');
  run(commit);
  run(commandWith('git checkout'));
  expect(list('public/atlas')).toEqual(['first', 'second']);
});
