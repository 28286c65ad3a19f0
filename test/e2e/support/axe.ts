import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

import { expectAtRest } from './game';

declare const axe: typeof axeCore;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * The rules that another theme can break. They take most of the time, and tokens.test has every pair of
 * colours.
 */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNone(page: Page, options: axeCore.RunOptions) {
  await expectAtRest(page);
  // Once a page: to load it takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  const { violations } = await page.evaluate(
    (options) => axe.run({ ...options, resultTypes: ['violations'] }),
    options,
  );
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** Checks everything but colours with axe, once nothing moves. */
export const expectNoViolations = (page: Page) =>
  expectNone(page, {
    runOnly: TAGS,
    rules: Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])),
  });

/** Checks everything with axe, then the colours in the other theme. */
export async function expectNoViolationsInBothThemes(page: Page) {
  await expectNone(page, { runOnly: TAGS });
  const switchTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await switchTheme();
  await expectNone(page, { runOnly: { type: 'rule', values: COLOURS } });
  await switchTheme();
}

/** What a page is made of, as far as most of axe's rules go: they read tags and attributes. */
export const kindsOf = (page: Page) =>
  page.evaluate(() => {
    const kind = (element: Element | null) =>
      element && [element.localName, element.role, ...element.getAttributeNames().sort()].join(' ');
    const elements = [...document.querySelectorAll('body *:not(svg > *)')];
    const headings = elements.filter(({ localName }) => /^h\d$/.test(localName));
    return [
      ...elements.map((element) => `${kind(element.parentElement)} > ${kind(element)}`),
      headings.map(({ localName }) => localName).join(),
    ];
  });
