import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { findCountry } from '../../src/domain/countries';
import { guessMade, zoomPicked } from '../../src/features/game/gameSlice';
import { mapbox } from '../../src/maps/mapbox';
import { devTools, devToolsOf } from '../support/devTools';
import { aStore } from '../support/testStore';

const BOARD = 'daily:2026-11-20';
const folder = mkdtempSync(join(tmpdir(), 'replay-'));

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('npm run replay tells the story of a played round, without its token, and fails after a seventh guess', async () => {
  const { store } = await aStore({
    countries,
    mapProviders: [mapbox('pk.secret')],
    enhancers: [devTools()],
  });
  const guess = (name: string) => {
    const country = findCountry(countries, name);
    if (country) store.dispatch(guessMade(BOARD, country));
  };
  /** Runs the command on the log as it stands. */
  const run = () => {
    const file = join(folder, 'log.json');
    const log = JSON.stringify(devToolsOf(store).log());
    expect(log).not.toContain('pk.secret');
    writeFileSync(file, log);
    const { status, stdout, stderr } = spawnSync('node', ['scripts/replay/replay.mjs', file], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return { status, lines: stdout.trimEnd().split('\n'), stdout };
  };
  for (const name of ['Peru', 'Kenya', 'Norway', 'Chad', 'Cuba']) guess(name);
  store.dispatch(zoomPicked(17));
  guess('Fiji');
  const played = run();
  expect(played).toMatchObject({ status: 0 });
  expect(played.lines).toEqual([
    '   2  The day is 2026-11-20.',
    '      On the board: daily:2026-11-20, Tokyo Tower in Japan.',
    '   4  Guess 1 of 6: Peru, 15932 km ↖',
    '   5  Guess 2 of 6: Kenya, 11180 km ↗',
    expect.stringMatching(/^ {3}6 {2}Guess 3 of 6: Norway, \d+ km .$/),
    expect.stringMatching(/^ {3}7 {2}Guess 4 of 6: Chad, \d+ km .$/),
    expect.stringMatching(/^ {3}8 {2}Guess 5 of 6: Cuba, \d+ km .$/),
    '   9  Zoom 17',
    expect.stringMatching(/^ {2}10 {2}Guess 6 of 6: Fiji, \d+ km .$/),
    '      Lost: it was Japan.',
    'Every event is legal.',
  ]);
  expect(played.stdout).not.toMatch(/secret|http/);

  guess('Japan');
  const illegal = run();
  expect(illegal.status).toBe(1);
  expect(illegal.lines.at(-1)).toBe(
    'Illegal: event 11, game/guessMade daily:2026-11-20 Japan: the round daily:2026-11-20 has had its six guesses.',
  );
});
