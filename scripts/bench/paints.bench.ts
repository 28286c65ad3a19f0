import { type Browser, type Page, test } from '@playwright/test';

import { FLOOR_URL, median, newDevice, repeats, report, SITE_URL, slowDown, STILL } from './bench';

test.use({ serviceWorkers: 'block' });

const VISITS = 5;
/** Times the floor's. */
const LARGEST_BAR = 1.1;
/** More than the floor's. */
const FIRST_BAR_MS = 25;
/** As in Lighthouse: 1.4 Mbit/s down, 0.7 up; latency in ms. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_744,
  uploadThroughput: 86_400,
};

/** Measures while the page loads. */
type Measure = (page: Page, load: () => Promise<unknown>) => Promise<number>;

/** Opens a page for the first time, over a slow network. */
async function visit(browser: Browser, url: string, measure: Measure) {
  const device = await newDevice(browser);
  const page = await device.newPage();
  const devTools = await device.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  const value = await measure(page, () => page.goto(url, { waitUntil: 'networkidle' }));
  await device.close();
  return value;
}

/** In turns, so that load on the machine affects both alike: medians of the site's and the floor's. */
async function inTurns(browser: Browser, own: string, floor: string, measure: Measure) {
  const values: [own: number, floor: number][] = [];
  for (let count = 0; count < repeats(VISITS); count += 1)
    values.push([await visit(browser, own, measure), await visit(browser, floor, measure)]);
  return [median(values.map(([own]) => own)), median(values.map(([, floor]) => floor))] as const;
}

/** In ms after the navigation, slowed down. */
const largestPaint: Measure = async (page, load) => {
  await slowDown(page);
  await load();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
};

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread; excludes waiting for a core. */
  readonly tdur?: number;
};

/** CPU time of the main thread before the first contentful paint, in ms. */
const workBeforePaint: Measure = async (page, load) => {
  const browser = page.context().browser();
  const categories = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser?.startTracing(page, { categories });
  await load();
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  return (
    traceEvents
      .filter(
        ({ name, pid, tid, ts }) =>
          name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts < paint.ts,
      )
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
  );
};

// Really slowed down: Lighthouse extrapolates from an unthrottled visit, where code that loads after the picture
// runs before it.
test('the largest paint of a first visit to the board', async ({ browser }) => {
  const [own, floor] = await inTurns(browser, `${SITE_URL}/zoomle`, FLOOR_URL, largestPaint);
  const times = `${own.toFixed()} ms to the floor's ${floor.toFixed()}`;
  const what = `Largest contentful paint of /zoomle, slowed down, times the floor's: ${times}`;
  report([{ what, value: own / floor, bar: LARGEST_BAR }]);
});

test('the work before the first paint of the board', async ({ browser }) => {
  const [own, floor] = await inTurns(
    browser,
    `${SITE_URL}/zoomle`,
    SITE_URL + STILL,
    workBeforePaint,
  );
  const what = `Main thread before the first paint of /zoomle, ms; without scripts: ${floor.toFixed()}`;
  report([{ what, value: own, bar: floor + FIRST_BAR_MS }]);
});
