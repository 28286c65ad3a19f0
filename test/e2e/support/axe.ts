import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { expectAtRest } from './game';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * The rules that another theme can break. They take most of the time, and tokens.test has every pair of
 * colours.
 */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNone(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await expectAtRest(page);
  // The other mode opens a second page each time, for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** Checks everything but colours with axe, once nothing moves. */
export const expectNoViolations = (page: Page) =>
  expectNone(page, (axe) => axe.withTags(TAGS).disableRules(COLOURS));

/** Checks everything with axe, then the colours in the other theme. */
export async function expectNoViolationsInBothThemes(page: Page) {
  await expectNone(page, (axe) => axe.withTags(TAGS));
  const switchTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await switchTheme();
  await expectNone(page, (axe) => axe.withRules(COLOURS));
  await switchTheme();
}
