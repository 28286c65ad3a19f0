import { expect, test } from './support/test';

test('the input suits phones: large type, no autocompletion, a fitting Enter key', async ({
  game,
}) => {
  await game.open();
  await expect(game.input).toHaveAttribute('autocomplete', 'off');
  await expect(game.input).toHaveAttribute('enterkeyhint', /^(go|done|enter|send)$/);
  const size = await game.input.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('a click on a suggestion guesses it and leaves the focus in the input', async ({ game }) => {
  await game.open();
  await game.input.fill('J');
  await game.options.filter({ hasText: 'Jordan' }).click();
  await expect(game.rows).toHaveText(/Jordan/);
  await expect(game.input).toHaveValue('');
  await expect(game.input).toBeFocused();
});

test('the key that picks a suggestion is named at the highlighted one alone', async ({ game }) => {
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
  const rowHeight = (await game.options.first().boundingBox())?.height ?? 0;
  const popupHeight = (await game.popup.boundingBox())?.height ?? 0;
  expect(await game.options.count()).toBeGreaterThan(20);
  expect(popupHeight / rowHeight).toBeGreaterThan(8);
  expect(popupHeight / rowHeight).toBeLessThan(11);

  await expect(game.options.last()).not.toBeInViewport();
  await game.input.press('ArrowUp');
  await expect(game.options.last()).toBeInViewport();
  await expect(game.options.first()).not.toBeInViewport();
  // Found last, by a later word of its name.
  await game.input.press('Enter');
  await expect(game.rows).toContainText('United States');
});

test('the note of an option stays legible when another letter makes it the active one', async ({
  game,
}) => {
  await game.open();
  await game.guess('Germany');
  // Germany's option stands second, then first: the same element becomes the active one.
  await game.input.pressSequentially('ge');
  await expect(game.options).toHaveCount(2);
  await game.input.press('r');
  const option = game.options.filter({ hasText: 'Germany' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const colorOf = (element: Element) => getComputedStyle(element).color;
  expect(await option.locator('em').evaluate(colorOf)).toBe(await option.evaluate(colorOf));
});

test('the caret stays where it is when typing in the middle of the text', async ({ game }) => {
  await game.open();
  await game.input.fill('Jpan');
  await game.input.press('Home');
  await game.input.press('ArrowRight');
  await game.input.pressSequentially('a');
  await expect(game.input).toHaveValue('Japan');
  await expect(game.input).toHaveJSProperty('selectionStart', 2);
  await game.input.press('Delete');
  await expect(game.input).toHaveValue('Jaan');
  await expect(game.input).toHaveJSProperty('selectionStart', 2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a suggestion guesses it, and one elsewhere closes them', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.input.tap();
    await page.keyboard.type('J');
    await expect(game.options.first()).toBeVisible();
    await expect(game.keyNames.filter({ visible: true })).toHaveCount(0);
    await game.options.filter({ hasText: 'Jamaica' }).tap();
    await expect(game.rows).toHaveText(/Jamaica/);
    await expect(game.popup).toHaveCount(0);

    await page.keyboard.type('J');
    await expect(game.options.first()).toBeVisible();
    await game.title.tap();
    await expect(game.popup).toHaveCount(0);
    await expect(game.input).toHaveValue('J');
    await expect(game.rows).toHaveCount(1);
  });
});
