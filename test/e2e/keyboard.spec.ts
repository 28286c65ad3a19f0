import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test('the whole game is played with the keyboard alone', async ({ game, page }) => {
  await game.open({ path: '/' });
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'Play today’s map' }));
  await keyboard.press('Enter');
  await expect(game.title).toBeFocused();

  await keyboard.press('Tab');
  await expect(game.input).toBeFocused();
  await keyboard.type('per');
  await expect(game.options.first()).toHaveText(/^Peru/);
  await keyboard.press('Enter');
  await expect(game.rows).toHaveText(/Peru/);
  await expect(game.input).toHaveValue('');
  await expect(game.input).toBeFocused();
  await expect(game.popup).toHaveCount(0);

  await keyboard.press('Shift+Tab');
  await expect(game.slider).toBeFocused();
  await keyboard.press('ArrowLeft');
  await game.expectZoom('18 (1/2)');
  await keyboard.press('Tab');

  await keyboard.type(answerOf(NOON).name.toLowerCase());
  await keyboard.press('Enter');
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await expect(page.locator(':focus')).toContainText('Solved in 2 of 6 guesses.');
});

test.describe('the suggestions', () => {
  test.beforeEach(async ({ game }) => {
    await game.open();
    await game.input.fill('J');
    await expect(game.options).toHaveText([/^Jamaica/, /^Japan/, /^Jordan/]);
  });

  test('Enter picks the first', async ({ game }) => {
    await expect(game.options.first()).toHaveAttribute('aria-selected', 'true');
    await game.input.press('Enter');
    await expect(game.rows).toHaveText(/Jamaica/);
  });

  test('Enter picks the one that the arrow keys have moved to', async ({ game }) => {
    await game.input.press('ArrowDown');
    await game.input.press('ArrowDown');
    await expect(game.options.nth(2)).toHaveAttribute('aria-selected', 'true');
    const id = await game.options.nth(2).getAttribute('id');
    await expect(game.input).toHaveAttribute('aria-activedescendant', id ?? '');
    await game.input.press('Enter');
    await expect(game.rows).toHaveText(/Jordan/);
  });

  test('the arrow keys go round', async ({ game }) => {
    await game.input.press('ArrowUp');
    await expect(game.options.last()).toHaveAttribute('aria-selected', 'true');
    await game.input.press('ArrowDown');
    await expect(game.options.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('typing on goes back to the first', async ({ game }) => {
    await game.input.press('ArrowDown');
    await game.input.pressSequentially('a');
    await expect(game.options).toHaveText([/^Jamaica/, /^Japan/]);
    await game.input.press('Enter');
    await expect(game.rows).toHaveText(/Jamaica/);
  });

  test('Escape closes them and keeps the text; an arrow key opens them', async ({ game }) => {
    await game.input.press('Escape');
    await expect(game.popup).toHaveCount(0);
    await expect(game.input).toHaveAttribute('aria-expanded', 'false');
    await expect(game.input).toHaveValue('J');
    await game.input.press('ArrowDown');
    await expect(game.options).toHaveCount(3);
    await expect(game.rows).toHaveCount(0);
  });

  test('leaving the input closes them', async ({ game }) => {
    await game.input.press('Tab');
    await expect(game.popup).toHaveCount(0);
  });

  test('a country that was guessed is marked', async ({ game }) => {
    await game.input.press('Enter');
    await game.input.fill('J');
    await expect(game.options.first()).toHaveText(/^Jamaica\s*guessed$/);
    await expect(game.options.nth(1)).not.toContainText('guessed');
  });
});

test('Enter without suggestions does nothing', async ({ game, page }) => {
  await game.open();
  await game.input.press('Enter');
  await expect(game.rows).toHaveCount(0);
  await game.input.fill('Atlantis');
  await expect(page.getByText('No country’s name starts like that.')).toBeVisible();
  await game.input.press('Enter');
  await expect(game.input).toHaveValue('Atlantis');
  await expect(game.rows).toHaveCount(0);
  await game.expectZoom('18 (1/1)');
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

test('Taiwan, which the data lists twice, is offered once', async ({ game }) => {
  await game.open();
  await game.input.fill('taiw');
  await expect(game.options).toHaveText([/^Taiwan/]);
});
