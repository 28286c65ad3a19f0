import type { Bench } from '../bench.ts';
import { idle, newProfile } from '../board.ts';
import type { Row } from '../row.ts';
import type { Answer } from '../serve.ts';

/** The pages and the service worker: what a visit may ask for again, if nothing has changed. */
const REVALIDATED = /^\/(|zoomle|sw\.js|workbox-[^/]+\.js)$/;
const isRevalidation = ({ path, status }: Answer) => status === 304 && REVALIDATED.test(path);

/** What goes over the network when somebody comes back. */
export async function repeat({ browser, site }: Bench): Promise<Row[]> {
  const profile = await newProfile(browser);
  const rows: Row[] = [];
  const visit = async (path: string) => {
    const page = await profile.newPage();
    await page.goto(site.url + path);
    await idle(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.quiet();
    await page.close();
    return site.takeAnswers();
  };
  for (const path of ['/', '/zoomle']) await visit(path);
  for (const path of ['/', '/zoomle']) {
    const answers = await visit(path);
    rows.push({
      what: `Requests of a repeat visit of ${path} that revalidate neither its page nor the service worker`,
      value: answers.filter((answer) => !isRevalidation(answer)).length,
      unit: '',
      bar: 0,
      note: `asked for: ${answers.map(({ path, status }) => `${path} ${status}`).join(', ')}`,
    });
  }
  await profile.close();
  return rows;
}
