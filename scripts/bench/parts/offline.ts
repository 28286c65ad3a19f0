import type { Bench } from '../bench.ts';
import { INPUT, newProfile, PICTURE, slowDown, zoomAfter } from '../board.ts';
import { watchForFrame } from '../frame.ts';
import type { Row } from '../row.ts';
import { serve } from '../serve.ts';
import { undisturbed } from '../statistics.ts';

const STARTS = 12;

/** From the start of the navigation to a board that can be played, without a network. */
export async function offline({ browser, site }: Bench): Promise<Row[]> {
  // One of its own, to be switched off.
  const server = await serve(site.folder);
  const profile = await newProfile(browser, { origin: server.url });
  const first = await profile.newPage();
  await first.goto(`${server.url}/zoomle`);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await server.quiet();
  await first.close();
  await server.close();

  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const page = await profile.newPage();
    // The browser ends a worker that has nothing to do: players find it asleep.
    const devTools = await profile.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await slowDown(page);
    await page.addInitScript(watchForFrame, {
      picture: PICTURE,
      file: `/${zoomAfter(0)}.avif`,
      needs: `${INPUT}:enabled`,
    });
    await page.goto(`${server.url}/zoomle`);
    times.push(await page.evaluate(() => window.framePainted));
    await page.close();
  }
  await profile.close();
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  return [
    {
      what: `Offline start to a playable board, slowed down, lower quartile of ${STARTS}`,
      value: undisturbed(times) / 1_000,
      unit: 's',
      bar: 1,
      note: `from ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms`,
      samples: times,
    },
  ];
}
