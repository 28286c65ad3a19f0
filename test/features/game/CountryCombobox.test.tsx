import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { aCountry, COUNTRIES } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const NEARBY = [aCountry('Norway', 1, 1), aCountry('Nordland', 2, 2, ['The North'])];
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Guess a country' });
/** What each option says, to those who hear it too. */
const options = () =>
  screen.queryAllByRole('option').map((option) =>
    Array.from(option.children)
      .filter((part) => part.getAttribute('aria-hidden') !== 'true')
      .map((part) => part.textContent)
      .join(' '),
  );
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;
const guesses = () =>
  within(screen.getByRole('list', { name: 'Guesses' })).queryAllByRole('listitem');

/** The game with a few more countries that start like Northland, on a day that asks for Origin. */
const renderGame = () =>
  renderSite('/zoomle', { countries: [...COUNTRIES, ...NEARBY], at: '2026-11-21T12:00:00Z' });

describe('the guess input', () => {
  it('offers the countries that start with what is typed and marks the first', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    expect(options()).toEqual(['Nordland', 'Northland', 'Norway']);
    expect(selected()).toContain('Nordland');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('marks the part of each name that was typed', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    const marked = screen.getAllByRole('mark').map((mark) => mark.textContent);
    expect(marked).toEqual(['Nor', 'Nor', 'Nor']);
  });

  it('tells the other name by which a country was found, and marks its part', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'the n');
    expect(options()).toEqual(['Nordland The North']);
    expect(screen.getByRole('mark')).toHaveTextContent('The N');
  });

  it('Enter guesses the first suggestion and clears the input', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{Enter}');
    expect(guesses()).toHaveLength(1);
    expect(guesses()[0]).toHaveTextContent('Nordland');
    expect(input()).toHaveValue('');
    expect(options()).toEqual([]);
  });

  it('the arrow keys move to another suggestion, round the ends, and Enter guesses it', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{ArrowDown}');
    expect(selected()).toContain('Northland');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toContain('Norway');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(guesses()[0]).toHaveTextContent('Norway');
  });

  it('Escape closes the list, and Enter opens it again before it guesses', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('nor');
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(options()).toHaveLength(3);
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(1);
  });

  it('a list that Escape closed is open again when its text is typed anew', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{ArrowDown}{Escape}w{Backspace}');
    expect(options()).toHaveLength(3);
    expect(selected()).toContain('Nordland');
  });

  /** Types a text and presses a key before the list of the text is on the screen. */
  const typeAndPressAtOnce = (text: string, key: string) =>
    act(() => {
      fireEvent.change(input(), { target: { value: text } });
      expect(options()).toEqual([]);
      fireEvent.keyDown(input(), { key });
    });

  it('Enter guesses what is typed, also before its list is on the screen', async () => {
    await renderGame();
    typeAndPressAtOnce('norw', 'Enter');
    expect(guesses()[0]).toHaveTextContent('Norway');
  });

  it('an arrow key moves in the list of what is typed, also before it is on the screen', async () => {
    await renderGame();
    typeAndPressAtOnce('nor', 'ArrowDown');
    expect(selected()).toContain('Northland');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(guesses()[0]).toHaveTextContent('Northland');
  });

  it('Enter without suggestions does nothing', async () => {
    const { user } = await renderGame();
    await user.type(input(), '{Enter}zzz{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(input()).toHaveValue('zzz');
    expect(screen.getByText('No country’s name starts like that.')).toBeVisible();
  });

  it('a click guesses a suggestion and leaves the focus in the input', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    await user.click(screen.getByRole('option', { name: 'Norway' }));
    expect(guesses()[0]).toHaveTextContent('Norway');
    expect(input()).toHaveFocus();
  });

  it('marks a country that was guessed, and lets it be guessed again', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'norway{Enter}norw');
    expect(options()).toEqual(['Norway guessed']);
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(2);
  });

  it('leaves the caret where it is when the middle of the text is edited', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'noway');
    input().setSelectionRange(2, 2);
    await user.type(input(), 'r', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('norway');
    expect(input().selectionStart).toBe(3);
  });

  it('leaves Enter to an input method that is composing', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    input().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
    expect(guesses()).toHaveLength(0);
  });

  it('tells the number of suggestions', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  });

  it('does not complete, correct or check what is typed, and asks for a go key', async () => {
    await renderGame();
    expect(input()).toHaveAttribute('autocomplete', 'off');
    expect(input()).toHaveAttribute('autocorrect', 'off');
    expect(input()).toHaveAttribute('spellcheck', 'false');
    expect(input()).toHaveAttribute('enterkeyhint', 'go');
  });
});
