import { type Browser, test } from '@playwright/test';

import { FLOOR_URL, median, newDevice, repeats, report, SITE_URL, slowDown } from './bench';

test.use({ serviceWorkers: 'block' });

const VISITS = 5;
const BAR = 1.1;
/** As in Lighthouse: 1.4 Mbit/s down, 0.7 up; latency in ms. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_744,
  uploadThroughput: 86_400,
};

/** In ms after the navigation. */
type Paints = readonly [first: number, largest: number];

/** Runs in the page. */
const paintsSoFar = () =>
  new Promise<Paints>((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    new PerformanceObserver((list) =>
      resolve([first?.startTime ?? NaN, list.getEntries().at(-1)?.startTime ?? NaN]),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });

async function visit(browser: Browser, url: string) {
  const device = await newDevice(browser);
  const page = await device.newPage();
  const devTools = await device.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(paintsSoFar);
  await device.close();
  return paints;
}

// Really slowed down: Lighthouse extrapolates from an unthrottled visit, where code that loads after the picture
// runs before it.
test('paints of a first visit to the board', async ({ browser }) => {
  const own: Paints[] = [];
  const least: Paints[] = [];
  // In turns, so that load on the machine affects both alike.
  for (let count = 0; count < repeats(VISITS); count += 1) {
    own.push(await visit(browser, `${SITE_URL}/zoomle`));
    least.push(await visit(browser, FLOOR_URL));
  }
  const figures = ['First', 'Largest'].map((which, index) => {
    const [ownMs = NaN, leastMs = NaN] = [own, least].map((visits) =>
      median(visits.map((times) => times[index] ?? NaN)),
    );
    const times = `${ownMs.toFixed()} ms to the floor's ${leastMs.toFixed()}`;
    const what = `${which} contentful paint of /zoomle, slowed down, times the floor's: ${times}`;
    return { what, value: ownMs / leastMs, bar: BAR };
  });
  report(figures);
});
