import type { Bench } from '../bench.ts';
import { openGame, PHONE, playRound } from '../board.ts';
import type { Figure } from '../figure.ts';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page: collects past and future layout shifts that no input caused. */
function watchShifts() {
  const shifts: number[] = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  return shifts;
}

/** The layout shift of a whole first round. */
export async function shift({ browser, site }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const viewport of [PHONE, { width: 1366, height: 768 }]) {
    const page = await browser.newPage({ viewport });
    await openGame(page, `${site.url}/zoomle`);
    const shifts = await page.evaluateHandle(watchShifts);
    await playRound(page, async (name) => {
      await page.keyboard.insertText(name);
      await page.keyboard.press('Enter');
    });
    const value = await shifts.evaluate((values) => values.reduce((sum, each) => sum + each, 0));
    await page.context().close();
    const what = `Layout shift of a whole round, ${viewport.width}x${viewport.height}`;
    figures.push({ what, value, unit: 'CLS', bar: 0 });
  }
  return figures;
}
