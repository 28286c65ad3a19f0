import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Page } from '@playwright/test';

import type { Country } from '../../../src/domain/countries.ts';
import { START_ZOOM } from '../../../src/domain/round.ts';
import { atlas } from '../../../src/maps/atlas.ts';
import { answerOf, placeOf } from '../../../test/e2e/support/world.ts';
import type { Bench } from '../bench.ts';
import { newProfile, playRound, wrongGuesses } from '../board.ts';
import type { Row } from '../row.ts';
import type { Answer } from '../serve.ts';
import { sum } from '../statistics.ts';

const DAY_MS = 86_400_000;

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

/** The day of the coming year for which most bytes of pictures are kept, about noon. */
function heavyDay() {
  /** Of the pictures of all levels, in bytes. */
  const sizeOf = (country: Country) => {
    const picture = atlas.pictureUrl({ country: country.name, ...placeOf(country) }, START_ZOOM);
    if (!('url' in picture)) return 0;
    const folder = `public${dirname(picture.url)}`;
    return sum(readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size));
  };
  const keptOn = (time: number) => {
    const [today, tomorrow] = [time, time + DAY_MS].map((each) => new Date(each).toISOString());
    if (today === undefined || tomorrow === undefined) return 0;
    // A public site may keep what only developers come to, as on the last of a month.
    const kept = [answerOf(today), answerOf(today, 1), answerOf(tomorrow)];
    return sum([...new Set(kept)].map(sizeOf));
  };
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
  const days = Array.from({ length: 365 }, (_, index) => noon + (index + 1) * DAY_MS);
  const heaviest = days.toSorted((a, b) => keptOn(b) - keptOn(a))[0] ?? noon;
  return new Date(heaviest).toISOString();
}

/** Comes for the first time, plays the day's round to its end, and stays until all is kept. */
async function playDay(page: Page, url: string, day?: string) {
  if (day) await page.clock.install({ time: day });
  await page.goto(url);
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await playRound(page, wrongGuesses(day));
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Bytes that go over the network on the first day of a player's, counted at the server's sockets:
 * there the service worker's are as good as the page's.
 */
export async function day({ browser, site }: Bench): Promise<Row[]> {
  const rowOf = async (name: string, date?: string): Promise<Row> => {
    const profile = await newProfile(browser);
    site.takeAnswers();
    await playDay(await profile.newPage(), site.url, date);
    await site.quiet();
    const answers = site.takeAnswers();
    await profile.close();
    return {
      what: `A whole day’s play over the network, cold, what is kept for offline included, ${name}`,
      value: sum(answers.map(({ bytes }) => bytes)) / 1_000,
      unit: 'kB',
      bar: 700,
      note: tellKinds(answers),
    };
  };
  const heavy = heavyDay();
  return [
    await rowOf('today'),
    await rowOf(`${heavy.slice(0, 'YYYY-MM-DD'.length)}, a heavy day`, heavy),
  ];
}
