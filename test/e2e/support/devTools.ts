import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';
import { build } from 'vite';

import { expectAtRest } from './game';

const STUB = fileURLToPath(new URL('devToolsStub.ts', import.meta.url));

async function buildStub(): Promise<string> {
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { lib: { entry: STUB, formats: ['iife'], name: 'stub' }, write: false },
    }),
  ].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the stub was not built');
  return bundle.output[0].code;
}

// Built in a test's process. In the one that reads the test files, where the development server runs, the build
// would set NODE_ENV before React was bundled.
let stub: Promise<string> | undefined;

/** Installs Redux DevTools on a page before it is opened. */
export const installDevTools = async (page: Page) =>
  page.addInitScript(await (stub ??= buildStub()));

/** The ids of the events in the log. */
export const eventsOf = (page: Page) =>
  page.evaluate(() => [...devTools.getState().stagedActionIds]);

export const jump = (page: Page, index: number) =>
  page.evaluate(
    (index) => void devTools.dispatch({ type: 'JUMP_TO_STATE', index } as never),
    index,
  );

/** What is on the page, once nothing loads or moves. In the past its controls are disabled. */
export async function screenOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expectAtRest(page);
  // The browser decides when lazy pictures load.
  const pictures = main.locator('img:not([loading="lazy"])');
  const areLoaded = (images: Element[]) =>
    images.every((image) => (image as HTMLImageElement).complete);
  await expect.poll(() => pictures.evaluateAll(areLoaded)).toBe(true);
  const visible = await pictures.filter({ visible: true }).all();
  const sources = visible.map((picture) => picture.getAttribute('src'));
  const tree = (await main.ariaSnapshot()).replaceAll(' [disabled]', '');
  return [await page.title(), ...(await Promise.all(sources)), tree].join('\n');
}
