import { stat } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import type { Bench } from '../bench.ts';
import { idle, INPUT, newProfile, pictureShown, zoomAfter } from '../board.ts';
import type { Row } from '../row.ts';
import { sum } from '../statistics.ts';

const CODE = /^(text|application)\/javascript\b/;
const CODE_OR_DATA = /^(text|application)\/(javascript|json)\b/;
/** The unit of sizes: 1 kB is 1000 B. */
const KB = 1_000;

/** The paths of such files that a page asks for; what its service worker does is not its. */
function watch(page: Page, types: RegExp) {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (types.test(type)) paths.add(new URL(response.url()).pathname);
  });
  return paths;
}

/** JavaScript and data that somebody needs who comes for the first time, gzipped as they are sent. */
export async function bytes({ browser, site }: Bench): Promise<Row[]> {
  const rowOf = async (what: string, bar: number, paths: ReadonlySet<string>): Promise<Row> => {
    // What would not be smaller is sent as it is.
    const files = [...paths].map((path) =>
      stat(`${site.folder}${path}.gz`).catch(() => stat(site.folder + path)),
    );
    const value = sum((await Promise.all(files)).map(({ size }) => size)) / KB;
    return { what, value, unit: 'kB', bar, note: `${paths.size} files: ${[...paths].join(' ')}` };
  };

  const home = await (await newProfile(browser)).newPage();
  const homePaths = watch(home, CODE);
  await home.goto(site.url);
  await idle(home);

  const game = await (await newProfile(browser)).newPage();
  const gamePaths = watch(game, CODE_OR_DATA);
  await game.goto(`${site.url}/zoomle`);
  await pictureShown(game, zoomAfter(0));
  // The rules of the game, which open by themselves.
  await game.getByRole('dialog').waitFor();
  await game.keyboard.press('Escape');
  await game.locator(INPUT).pressSequentially('France');
  await game.getByRole('option', { name: 'France' }).first().waitFor();
  await idle(game);

  return [
    await rowOf('JavaScript of the home page until idle, gzip', 115, homePaths),
    await rowOf('JavaScript and data of /zoomle before the first guess, gzip', 130, gamePaths),
  ];
}
