import type { Bench } from '../bench.ts';
import { PHONE, slowDown } from '../board.ts';
import { type Figure, median } from '../figure.ts';

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

async function visit({ browser }: Bench, url: string) {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(paintsSoFar);
  await page.context().close();
  return paints;
}

/**
 * Paints of a first visit to the board, really slowed down: Lighthouse extrapolates from an unthrottled
 * visit, where code that loads after the picture runs before it.
 */
export async function paints(bench: Bench): Promise<Figure[]> {
  const own: Paints[] = [];
  const least: Paints[] = [];
  // In turns, so that load on the machine affects both alike.
  for (let count = 0; count < bench.repeats(VISITS); count += 1) {
    own.push(await visit(bench, `${bench.site.url}/zoomle`));
    least.push(await visit(bench, bench.floor.url));
  }
  return (['First', 'Largest'] as const).map((which, index) => {
    const [ownMs = NaN, leastMs = NaN] = [own, least].map((visits) =>
      median(visits.map((times) => times[index] ?? NaN)),
    );
    const times = `${ownMs.toFixed()} ms to the floor's ${leastMs.toFixed()} ms`;
    const what = `${which} contentful paint of /zoomle, slowed down, ${times}`;
    return { what, value: ownMs / leastMs, unit: '×', bar: BAR };
  });
}
