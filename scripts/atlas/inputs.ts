import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';

import { RANKS } from './facts/rivers.ts';
import { CACHE } from './files.ts';

/** Debian packages that must be installed, and one that is only unpacked, because it depends on Qt. */
const APT_PACKAGES = ['gmt', 'gmt-gshhg-full', 'ghostscript'];
const RELIEF_PACKAGE = 'marble-qt-data';
const SHORELINES = '/usr/share/gmt-gshhg/binned_GSHHS_f.nc';
const RELIEF_TILES = 'usr/share/marble/data/maps/earth/srtm/3';

/**
 * Provides the inputs of facts besides the pictures' tiles. Installs nothing; downloads the relief.
 * @returns the directory of the relief tiles
 * @throws Error saying what is missing, and the command that installs it
 */
export function provideInputs() {
  checkGmt();
  mkdirSync(CACHE, { recursive: true });
  for (const rank of RANKS) provideRivers(rank);
  return provideRelief();
}

function checkGmt() {
  const runs = (tool: string) => spawnSync(tool, ['--version']).status === 0;
  if (runs('gmt') && runs('gs') && existsSync(SHORELINES)) return;
  const command = `apt-get install --no-install-recommends ${APT_PACKAGES.join(' ')}`;
  throw new Error(`The atlas needs packages of Debian. As root: ${command}`);
}

function provideRelief() {
  const tiles = `${CACHE}/relief/${RELIEF_TILES}`;
  if (existsSync(tiles)) return tiles;
  console.log(`Downloading ${RELIEF_PACKAGE} from Debian, to unpack it in ${CACHE}`);
  const options = { cwd: CACHE, encoding: 'utf8' } as const;
  const { status, stderr, error } = spawnSync('apt-get', ['download', RELIEF_PACKAGE], options);
  const reason = error?.message ?? stderr.trim().split('\n').at(-1);
  if (status !== 0) throw new Error(`Could not download ${RELIEF_PACKAGE}: ${reason}`);
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
