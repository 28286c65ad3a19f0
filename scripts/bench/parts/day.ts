import type { Page } from '@playwright/test';

import type { Bench } from '../bench.ts';
import { newProfile, playRound, todaysWrongNames } from '../board.ts';
import type { Row } from '../row.ts';
import type { Answer } from '../serve.ts';
import { sum } from '../statistics.ts';

/** What an answer is, for the list of where the bytes go. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['pictures', /^\/atlas\//],
  ['code', /\.js$/],
  ['fonts', /\.woff2$/],
  ['styles', /\.css$/],
  ['other', /./],
];
const kindOf = ({ path }: Answer) => KINDS.find(([, pattern]) => pattern.test(path))?.[0];

/** Where the bytes went. */
function tellKinds(answers: readonly Answer[]) {
  return KINDS.map(([kind]) => {
    const ofKind = answers.filter((answer) => kindOf(answer) === kind);
    const kB = sum(ofKind.map(({ bytes }) => bytes)) / 1_000;
    return `${kind} ${kB.toFixed(0)} kB in ${ofKind.length}`;
  }).join(', ');
}

/** Comes for the first time, plays today's round to its end, and stays until all is kept. */
async function playDay(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await playRound(page, todaysWrongNames());
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Bytes that go over the network on the first day of a player's, counted at the server's sockets:
 * there the service worker's are as good as the page's.
 */
export async function day({ browser, site }: Bench): Promise<Row[]> {
  const profile = await newProfile(browser);
  site.takeAnswers();
  await playDay(await profile.newPage(), site.url);
  await site.quiet();
  const answers = site.takeAnswers();
  await profile.close();
  return [
    {
      what: 'A whole day’s play over the network, cold, with all that is kept for offline',
      value: sum(answers.map(({ bytes }) => bytes)) / 1_000,
      unit: 'kB',
      bar: 700,
      note: tellKinds(answers),
    },
  ];
}
