import { test } from '@playwright/test';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { Rounds } from '../../src/domain/rounds';
import { start } from '../../src/texts/en/start';
import { aRound } from '../../test/support/builders';
import { median, openGame, repeats, report, slowDown } from './bench';

const ROUNDS = 5;
/** By then, all that the start prefetches is there. */
const SETTLED_MS = 5_000;
const DRAWN_MS = 1_500;

const everyCountry = Object.fromEntries(
  countries.map((country, index) => [
    `practice:${index}`,
    { ...aRound(country, country), openedAt: index },
  ]),
) as Rounds;

test('the time until the Earth is drawn for the first time, on a slow phone', async ({
  browser,
}) => {
  const times: number[] = [];
  for (let round = 0; round < repeats(ROUNDS); round += 1) {
    const { page } = await openGame(browser, '/zoomle', everyCountry);
    await page.waitForTimeout(SETTLED_MS);
    const drawn = await page.evaluateHandle(() => {
      let clicked = NaN;
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
      const { prototype } = WebGL2RenderingContext;
      const draw = Object.getOwnPropertyDescriptor(prototype, 'drawArrays')
        ?.value as typeof prototype.drawArrays;
      const time = new Promise<number>((resolve) => {
        prototype.drawArrays = function (...args) {
          draw.apply(this, args);
          // The trial of one pixel.
          if (this.canvas.width === 1) return;
          // Waits until the pixels are there.
          this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
          resolve(performance.now() - clicked);
        };
      });
      return { time };
    });
    await slowDown(page);
    await page.getByRole('link', { name: start.game.menu.earth, exact: true }).click();
    times.push(await drawn.evaluate(({ time }) => time));
    await page.context().close();
  }
  report([{ what: 'Your Earth, first drawn, ms', value: median(times), bar: DRAWN_MS }]);
});
