import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';

import { RANKS } from './facts/courses.mjs';

/** Debian packages to install, and the one that is only unpacked for its files. */
const APT_PACKAGES = ['gmt', 'gmt-gshhg-full', 'ghostscript'];
const RELIEF_PACKAGE = 'marble-qt-data';
const SHORELINES = '/usr/share/gmt-gshhg/binned_GSHHS_f.nc';
const RELIEF_TILES = 'usr/share/marble/data/maps/earth/srtm/3';

/**
 * Provides what facts are derived from besides the pictures' tiles, fetching what is missing.
 * @param {string} cache directory
 * @throws {Error} naming the packages to install
 */
export function provideInputs(cache) {
  mkdirSync(cache, { recursive: true });
  provideGmt();
  const relief = provideRelief(cache);
  for (const rank of RANKS) {
    const file = `riv${rank}.txt`;
    if (!existsSync(`${cache}/${file}`)) writeRivers(cache, rank, file);
  }
  return { relief };
}

function provideGmt() {
  const runs = (/** @type {string} */ tool) => spawnSync(tool, ['--version']).status === 0;
  if (runs('gmt') && runs('gs') && existsSync(SHORELINES)) return;
  console.log(`The atlas needs these Debian packages: ${APT_PACKAGES.join(', ')}`);
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...APT_PACKAGES];
  if (process.getuid?.() !== 0) throw new Error(`Run: sudo ${install.join(' ')}`);
  execFileSync(install[0], install.slice(1), { stdio: 'inherit' });
}

/**
 * The relief tiles. The package is unpacked, not installed, because it depends on Qt.
 * @param {string} cache
 */
function provideRelief(cache) {
  const tiles = `${cache}/relief/${RELIEF_TILES}`;
  if (existsSync(tiles)) return tiles;
  console.log(`The atlas needs the relief tiles from the Debian package ${RELIEF_PACKAGE}.`);
  execFileSync('apt-get', ['download', RELIEF_PACKAGE], { cwd: cache, stdio: 'inherit' });
  const file = readdirSync(cache).find((name) => name.startsWith(RELIEF_PACKAGE));
  execFileSync('dpkg', ['-x', `${cache}/${file}`, `${cache}/relief`]);
  return tiles;
}

/**
 * @param {string} cache
 * @param {number} rank
 * @param {string} file
 */
function writeRivers(cache, rank, file) {
  const region = ['-R-180/180/-85/85', '-M', `-I${rank}`, '-Df'];
  execFileSync(
    'sh',
    ['-c', `gmt coast ${region.join(' ')} > ${file}.part && mv ${file}.part ${file}`],
    { cwd: cache },
  );
}
