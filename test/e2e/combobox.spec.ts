import { edgesOf } from './support/game';
import { expect, test } from './support/test';

test('only the highlighted suggestion names the key that picks it', async ({ game }) => {
  await game.open();
  await game.input.fill('J');
  const named = game.keyNames.filter({ visible: true }).locator('..');
  await expect(named).toHaveText([/Jamaica/]);
  await game.input.press('ArrowDown');
  await expect(named).toHaveText([/Japan/]);
});

test('the popup shows about ten rows and scrolls to the others', async ({ game }) => {
  await game.open();
  await game.input.fill('S');
  const [popup, row] = [await edgesOf(game.popup), await edgesOf(game.options.first())];
  expect(await game.options.count()).toBeGreaterThan(20);
  expect(popup.height / row.height).toBeGreaterThan(8);
  expect(popup.height / row.height).toBeLessThan(11);

  await expect(game.options.last()).not.toBeInViewport();
  await game.input.press('ArrowUp');
  await expect(game.options.last()).toBeInViewport();
  await expect(game.options.first()).not.toBeInViewport();
});

test('the note of an option stays legible when it becomes active', async ({ game }) => {
  await game.open();
  await game.guess('Germany');
  // Germany's option is second, then first: the same element becomes the active one.
  await game.input.pressSequentially('ge');
  await expect(game.options).toHaveCount(2);
  await game.input.press('r');
  const option = game.options.filter({ hasText: 'Germany' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const colorOf = (element: Element) => getComputedStyle(element).color;
  expect(await option.locator('em').evaluate(colorOf)).toBe(await option.evaluate(colorOf));
});
