import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';
import { build } from 'vite';

import { devTexts } from '../../../src/texts/dev';

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
const stub = buildStub();

/**
 * Installs Redux DevTools on a page that is not open yet.
 * @param frozen a state that the store has from the beginning, and that nothing changes
 */
export async function installDevTools(page: Page, frozen?: unknown) {
  await page.addInitScript(
    (state) => Object.assign(globalThis, { devTools: { frozen: state } }),
    frozen,
  );
  await page.addInitScript(await stub);
}

type Log = {
  readonly stagedActionIds: readonly number[];
  readonly computedStates: readonly { readonly state: unknown }[];
};

export const logOf = (page: Page) =>
  page.evaluate(() => devTools.store.liftedStore.getState()) as Promise<Log>;

export const jump = (page: Page, index: number) =>
  page.evaluate((event) => devTools.store.liftedStore.dispatch(event), {
    type: 'JUMP_TO_STATE',
    index,
  });

/**
 * The whole screen, once its pictures are there and nothing moves: its elements and what stands in its
 * fields. Without what DevTools themselves have the page say, and without what depends on how far the
 * page is scrolled.
 */
export async function screenOf(page: Page): Promise<string> {
  // Before the maps of a round are built there is nothing to wait for.
  await expect(page.locator(':has(> img:not([alt=""])) + progress')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return page.evaluate((ownWords) => {
    const shown = document.querySelector('#root') ?? document.body;
    const root = shown.cloneNode(true) as HTMLElement;
    const elements = root.querySelectorAll('*');
    const hidden: (Element | undefined)[] = [];
    // The names of classes tell in which order code was fetched; what they do to an element counts.
    const LOOKS = ['visibility', 'display', 'color', 'background-color', 'border-color', 'width'];
    for (const [index, element] of shown.querySelectorAll('*').entries()) {
      const style = getComputedStyle(element);
      const looks = LOOKS.map((name) => style.getPropertyValue(name));
      elements[index]?.setAttribute('class', looks.join(' '));
      // A picture that is kept for the way to another one cannot be seen.
      if (element.matches('img') && style.visibility === 'hidden') hidden.push(elements[index]);
    }
    for (const picture of hidden) picture?.remove();
    for (const notice of root.querySelectorAll('[role=status] > *')) {
      if (notice.textContent.startsWith(ownWords)) notice.remove();
    }
    root.querySelector('[role=listbox]')?.removeAttribute('style');
    // What is folded up has no size of its own.
    for (const folded of root.querySelectorAll('details:not([open]) > ul')) folded.remove();
    for (const element of elements) {
      // Their order tells only of which came when.
      const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
      for (const { name, value } of attributes) {
        element.removeAttribute(name);
        element.setAttribute(name, value);
      }
    }
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    // React counts in ids what it has rendered, and marks in comments what the build has.
    return [
      document.title,
      ...values,
      root.innerHTML
        .replace(/<!--.*?-->/g, '')
        .replace(/_[rR]_\w+_/g, '_r_')
        .replaceAll('><', '>\n<'),
    ].join('\n');
  }, devTexts.travel.notice);
}
