import { type CDPSession } from '@playwright/test';

import { expect, test } from './support/test';

// With motion, which must keep nothing.
test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'no-preference' } });

/** The nodes and listeners that a page holds after garbage collection. */
async function keptBy(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test('many rounds leave no more in memory than a few', async ({ context, game, page }) => {
  test.setTimeout(120_000);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  // The same countries in each run: some show more than others, with more styles.
  await page.addInitScript(() => {
    let last = 0;
    Math.random = () => (last = (last + 0.37) % 1);
  });
  await game.open({ path: '/zoomle/practice' });
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await game.endPractice();
      await page.getByRole('button', { name: 'Another country' }).click();
      await game.expectEmptyBoard();
    }
    const rules = await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    );
    return { rules, ...(await keptBy(devTools)) };
  };
  const before = await play(2);
  const after = await play(4);
  // A round has about 80 nodes and 14 listeners.
  expect(after.nodes).toBeLessThan(before.nodes + 150);
  expect(after.listeners).toBeLessThan(before.listeners + 30);
  expect(after.rules).toBeLessThan(before.rules + 10);
});
