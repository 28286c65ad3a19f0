import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves, and lets axe look at all that is on the page, or at its colours alone. */
export async function expectNoViolations(page: Page, of: 'all' | 'colours' = 'all') {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  // The other mode opens a page of its own each time, for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    of === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOURS)
  ).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}
