import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';

import { RANKS } from './facts/courses.ts';

/** Debian packages to install, and one that is only unpacked, because it depends on Qt. */
const APT_PACKAGES = ['gmt', 'gmt-gshhg-full', 'ghostscript'];
const RELIEF_PACKAGE = 'marble-qt-data';
const SHORELINES = '/usr/share/gmt-gshhg/binned_GSHHS_f.nc';
const RELIEF_TILES = 'usr/share/marble/data/maps/earth/srtm/3';

/**
 * Provides the inputs of facts besides the pictures' tiles, fetching what is missing.
 * @param cache directory
 * @returns the directory of the relief tiles
 * @throws Error naming the packages to install
 */
export function provideInputs(cache: string) {
  mkdirSync(cache, { recursive: true });
  provideGmt();
  for (const rank of RANKS) writeRivers(cache, rank);
  return provideRelief(cache);
}

function provideGmt() {
  const runs = (tool: string) => spawnSync(tool, ['--version']).status === 0;
  if (runs('gmt') && runs('gs') && existsSync(SHORELINES)) return;
  const options = ['install', '-y', '--no-install-recommends', ...APT_PACKAGES];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) throw new Error(`The atlas needs: sudo apt-get ${options.join(' ')}`);
  execFileSync('apt-get', options, { stdio: 'inherit' });
}

function provideRelief(cache: string) {
  const tiles = `${cache}/relief/${RELIEF_TILES}`;
  if (existsSync(tiles)) return tiles;
  execFileSync('apt-get', ['download', RELIEF_PACKAGE], { cwd: cache, stdio: 'inherit' });
  const file = readdirSync(cache).find((name) => name.startsWith(RELIEF_PACKAGE));
  execFileSync('dpkg', ['-x', `${cache}/${file}`, `${cache}/relief`]);
  return tiles;
}

function writeRivers(cache: string, rank: number) {
  const file = `riv${rank}.txt`;
  if (existsSync(`${cache}/${file}`)) return;
  const command = `gmt coast -R-180/180/-85/85 -M -I${rank} -Df > ${file}.part`;
  execFileSync('sh', ['-c', `${command} && mv ${file}.part ${file}`], { cwd: cache });
}
