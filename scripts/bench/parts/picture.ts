import type { Bench } from '../bench.ts';
import {
  fixChance,
  guessShown,
  INPUT,
  newProfile,
  nextPictureFetched,
  openNextPractice,
  PICTURE,
  pictureShown,
  slowDown,
  wrongGuesses,
  zoomAfter,
} from '../board.ts';
import { watchForFrame } from '../frame.ts';
import { settled } from '../keyToPaint.ts';
import type { Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';

const ROUNDS = 5;

/** From Enter on a guess to the next picture, of which the browser has the file already. */
export async function picture({ browser, site }: Bench): Promise<Row[]> {
  const profile = await newProfile(browser, { origin: site.url });
  const page = await profile.newPage();
  await page.addInitScript(fixChance);
  await slowDown(page);
  await page.goto(`${site.url}/zoomle/practice`);
  await pictureShown(page, zoomAfter(0));
  await site.quiet();

  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await openNextPractice(page);
    for (const [guesses, name] of wrongGuesses().entries()) {
      // Chance has it that one is right.
      if ((await page.locator(INPUT).count()) === 0) break;
      await nextPictureFetched(page, guesses);
      await page.locator(INPUT).fill(name);
      const file = `/${zoomAfter(guesses + 1)}.avif`;
      await settled(page);
      await page.evaluate(watchForFrame, { picture: PICTURE, file, needs: 'body' });
      await page.keyboard.press('Enter');
      times.push(await page.evaluate(() => window.framePainted));
      await guessShown(page, guesses + 1);
    }
  }
  await profile.close();
  return [
    {
      what: `Guess to the first frame of the next picture, slowed down, median`,
      value: median(times),
      unit: 'ms',
      bar: 100,
      note: `of ${times.length}; 95th percentile ${percentile(times, 0.95).toFixed(0)} ms`,
      samples: times,
    },
  ];
}
