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
import { median, undisturbed } from '../statistics.ts';

const ROUNDS = 8;

/** From Enter on a guess to the next picture, of which the browser has the file already. */
export async function picture({ browser, site }: Bench): Promise<Row[]> {
  const profile = await newProfile(browser, { origin: site.url });
  const page = await profile.newPage();
  await page.addInitScript(fixChance);
  await slowDown(page);
  await page.goto(`${site.url}/zoomle/practice`);
  await pictureShown(page, zoomAfter(0));
  await site.quiet();

  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await openNextPractice(page);
    const times: number[] = [];
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
    rounds.push(times);
  }
  await profile.close();
  const [medians, all] = [rounds.map(median), rounds.flat()];
  return [
    {
      what: 'Guess to the first frame of the next picture, slowed down, median of a round',
      value: undisturbed(medians),
      unit: 'ms',
      bar: 100,
      note: `rounds ${medians.map((ms) => ms.toFixed(0)).join(', ')}; of all ${all.length} guesses ${median(all).toFixed(0)} ms`,
      samples: all,
    },
  ];
}
