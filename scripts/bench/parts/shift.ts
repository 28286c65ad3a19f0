import type { Bench } from '../bench.ts';
import { idle, newProfile, playRound, wrongGuesses } from '../board.ts';
import type { Row } from '../row.ts';
import { sum } from '../statistics.ts';

type Shift = { readonly value: number; readonly hadRecentInput: boolean };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Added to, not made.
  interface Window {
    shifts: Shift[];
  }
}

function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & Shift;
      window.shifts.push({ value, hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far things move in a whole round that is somebody's first. */
export async function shift({ browser, site }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    const profile = await newProfile(browser, { viewport: { width, height } });
    const page = await profile.newPage();
    await page.addInitScript(watchShifts);
    await page.goto(`${site.url}/zoomle`);
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press('Escape');
    await playRound(page, wrongGuesses());
    await idle(page);
    const shifts = await page.evaluate(() => window.shifts);
    await profile.close();
    const total = (among: readonly Shift[]) => sum(among.map(({ value }) => value));
    const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const what = `Layout shift of a whole round, ${width}x${height}`;
    rows.push(
      { what, value: total(unasked), unit: '', bar: 0 },
      { what: `${what}, those after a key included`, value: total(shifts), unit: '', bar: null },
    );
  }
  return rows;
}
