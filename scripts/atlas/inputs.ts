import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';

import { RANKS } from './facts/rivers.ts';
import { CACHE } from './files.ts';

/** Debian packages to install, and one that is only unpacked, because it depends on Qt. */
const APT_PACKAGES = ['gmt', 'gmt-gshhg-full', 'ghostscript'];
const RELIEF_PACKAGE = 'marble-qt-data';
const SHORELINES = '/usr/share/gmt-gshhg/binned_GSHHS_f.nc';
const RELIEF_TILES = 'usr/share/marble/data/maps/earth/srtm/3';

/**
 * Provides the inputs of facts besides the pictures' tiles, fetching what is missing.
 * @returns the directory of the relief tiles
 * @throws Error naming the packages to install
 */
export function provideInputs() {
  mkdirSync(CACHE, { recursive: true });
  provideGmt();
  for (const rank of RANKS) provideRivers(rank);
  return provideRelief();
}

function provideGmt() {
  const runs = (tool: string) => spawnSync(tool, ['--version']).status === 0;
  if (runs('gmt') && runs('gs') && existsSync(SHORELINES)) return;
  const options = ['install', '-y', '--no-install-recommends', ...APT_PACKAGES];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) throw new Error(`The atlas needs: sudo apt-get ${options.join(' ')}`);
  execFileSync('apt-get', options, { stdio: 'inherit' });
}

function provideRelief() {
  const tiles = `${CACHE}/relief/${RELIEF_TILES}`;
  if (existsSync(tiles)) return tiles;
  execFileSync('apt-get', ['download', RELIEF_PACKAGE], { cwd: CACHE, stdio: 'inherit' });
  const file = readdirSync(CACHE).find((name) => name.startsWith(RELIEF_PACKAGE));
  execFileSync('dpkg', ['-x', `${CACHE}/${file}`, `${CACHE}/relief`]);
  return tiles;
}

function provideRivers(rank: number) {
  const file = `riv${rank}.txt`;
  if (existsSync(`${CACHE}/${file}`)) return;
  const command = `gmt coast -R-180/180/-85/85 -M -I${rank} -Df > ${file}.part`;
  execFileSync('sh', ['-c', `${command} && mv ${file}.part ${file}`], { cwd: CACHE });
}
