import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_GUESSES } from '../../../../src/domain/round';
import { textTyped } from '../../../../src/features/game/gameSlice';
import { start } from '../../../../src/texts/en/start';
import { aCountry, COUNTRIES } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';

const NEARBY = [aCountry('Norway', 1, 1), aCountry('Nordland', 2, 2, ['The North'])];

/** The game with more countries that start like Northland, on a day whose answer is Origin. */
const renderGame = () =>
  renderSite('/zoomle', { countries: [...COUNTRIES, ...NEARBY], at: '2026-11-21T12:00:00Z' });

// By labels first: jsdom takes long to find a role in a whole page.
const input = () => screen.getByLabelText<HTMLInputElement>(start.game.inputLabel);
const inList = (name: string) => within(screen.getByLabelText(name));
const options = () => inList(start.game.suggestions).queryAllByRole('option');
const highlighted = () =>
  inList(start.game.suggestions).queryByRole('option', { selected: true })?.textContent ?? null;
const guesses = () => inList(start.game.guesses).queryAllByRole('listitem');

/** What each option says, to those who hear it too. */
const spoken = () =>
  options().map((option) =>
    Array.from(option.children)
      .filter((part) => part.getAttribute('aria-hidden') !== 'true')
      .map((part) => part.textContent)
      .join(' '),
  );

describe('the guess input', () => {
  it('offers the countries that start with what is typed, and highlights the first', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    expect(spoken()).toEqual(['Nordland', 'Northland', 'Norway']);
    expect(screen.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(
      Array(3).fill('Nor'),
    );
    expect(screen.getByText(start.game.suggestionCount(3))).toBeInTheDocument();
    expect(screen.getByRole('combobox', { expanded: true })).toBe(input());
    expect(highlighted()).toContain('Nordland');
    expect(input()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  });

  it('tells the other name by which a country was found', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'the n');
    expect(spoken()).toEqual(['Nordland, also The North']);
    expect(screen.getByRole('mark')).toHaveTextContent('The N');
  });

  it('moves through the list with the arrow keys, and on from its ends', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{ArrowDown}');
    expect(highlighted()).toContain('Northland');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toContain('Norway');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toContain('Nordland');
  });

  it('closes its list with Escape; then Enter opens it again before it guesses', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{Escape}');
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('nor');
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(options()).toHaveLength(3);
  });

  it('highlights the first suggestion again after another letter', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor{ArrowDown}{ArrowDown}{Backspace}');
    expect(highlighted()).toContain('Nordland');
  });

  it('highlights the first suggestion of a text that DevTools brings back', async () => {
    const { user, dispatch } = await renderGame();
    await user.type(input(), 'nor{ArrowDown}{ArrowDown}');
    dispatch(textTyped('no'));
    expect(highlighted()).toContain('Nordland');
  });

  it('says where no country matches, and then guesses nothing', async () => {
    const { user } = await renderGame();
    await user.type(input(), '{Enter}zzz{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(input()).toHaveValue('zzz');
    expect(screen.getByText(start.game.noSuggestion)).toBeVisible();
  });

  it('leaves the caret where it is when the middle of the text is edited', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'noway');
    await user.type(input(), 'r', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('norway');
    expect(input().selectionStart).toBe(3);
  });

  it('leaves Enter to an input method that is composing', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    // As in Safari, where the composition has ended by then.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(guesses()).toHaveLength(0);
  });
});

it('Enter guesses the highlighted option and no other, whatever was done before', async () => {
  const text = fc.constantFrom('', 'n', 'no', 'nor', 'norw', 'the', 'far', 'zzz');
  const step = fc.oneof(
    fc.record({ typed: text }),
    fc.record({ broughtBack: text }),
    fc.record({ pointedAt: fc.nat({ max: 2 }) }),
    fc.record({ key: fc.constantFrom('ArrowDown', 'ArrowUp', 'Escape', 'Enter') }),
  );
  const property = fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
    const { dispatch, unmount } = await renderGame();
    for (const each of [...steps, { typed: 'no' }, { key: 'ArrowUp' }, { key: 'Enter' }]) {
      const made = guesses().length;
      if (made === MAX_GUESSES) break;
      const option = highlighted();
      const isAsked = option?.includes(start.game.guessAgain);
      const asksFirst = !isAsked && option?.endsWith(start.game.guessed);
      if ('typed' in each) fireEvent.change(input(), { target: { value: each.typed } });
      if ('broughtBack' in each) dispatch(textTyped(each.broughtBack));
      if ('pointedAt' in each) {
        const pointed = options()[each.pointedAt];
        if (pointed) fireEvent.mouseMove(pointed);
      }
      if ('key' in each) fireEvent.keyDown(input(), { key: each.key });
      const isPick = 'key' in each && each.key === 'Enter' && !asksFirst;
      const guessed = isPick ? option?.split(/[ ,]/)[0] : undefined;
      expect(guesses()).toHaveLength(guessed ? made + 1 : made);
      if (guessed) expect(guesses().at(-1)).toHaveTextContent(guessed);
    }
    unmount();
  });
  await fc.assert(property, { numRuns: 12 });
});
