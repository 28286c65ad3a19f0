import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { MAX_GUESSES } from '../../../../src/domain/round';
import { guessMade } from '../../../../src/features/events';
import { textTyped } from '../../../../src/features/game/gameSlice';
import { start } from '../../../../src/texts/en/start';
import { aCountry, COUNTRIES } from '../../../support/builders';
import { input as findInput, rows as guesses } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';
import { actAndLoad } from '../../../support/setupViews';

const NORWAY = aCountry('Norway', 1, 1);
const NEARBY = [NORWAY, { ...aCountry('Nordland', 2, 2, ['The North']), parts: ['Wales'] }];

/** The game with more countries that start like Northland. Today's answer is Origin. */
const renderGame = () =>
  renderSite('/zoomle', { countries: [...COUNTRIES, ...NEARBY], at: '2026-11-21T12:00:00Z' });

/** The game with a text in its input, typed after guesses of these countries. */
async function renderTyped(text: string, ...guessed: typeof COUNTRIES) {
  const site = await renderGame();
  for (const country of guessed) site.dispatch(guessMade('daily:2026-11-21', country));
  actAndLoad(() => input().focus());
  fireEvent.change(input(), { target: { value: text } });
  return site;
}

const input = () => findInput() ?? expect.fail('there is no input');
const list = () => screen.getByLabelText(start.game.suggestions);
// Not by role: too slow in jsdom.
const options = () => [...list().querySelectorAll<HTMLElement>('[role="option"]')];
const norway = () =>
  options().find(({ textContent }) => textContent.startsWith('Norway')) ??
  expect.fail('Norway is not offered');
const highlighted = () =>
  options().find((each) => each.ariaSelected === 'true')?.textContent ?? null;

/** What a screen reader says of each option. */
const spoken = () =>
  options().map(({ children }) =>
    [...children]
      .filter((part) => part.ariaHidden !== 'true')
      .map((part) => part.textContent)
      .join(' '),
  );

describe('the guess input', () => {
  it('offers the countries that start with the text, and highlights the first', async () => {
    await renderTyped('nor');
    expect(spoken()).toEqual(['Nordland', 'Northland', 'Norway']);
    expect(screen.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(
      Array(3).fill('Nor'),
    );
    expect(screen.getByText(start.game.suggestionCount(3))).toBeInTheDocument();
    expect(screen.getByRole('combobox', { expanded: true })).toBe(input());
    expect(highlighted()).toContain('Nordland');
    expect(input()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  });

  it.each([
    ['the n', 'Nordland, also The North'],
    ['wal', 'Nordland, includes Wales'],
  ])('says which other name or part matched “%s”', async (text, words) => {
    await renderTyped(text);
    expect(spoken()).toEqual([words]);
    expect(screen.getByRole('mark').textContent.toLowerCase()).toBe(text);
  });

  it('keeps translators away from names, which must be typed in the page’s language', async () => {
    await renderTyped('north', NORWAY);
    const names = [list(), screen.getByLabelText(start.game.guesses)].map(
      (part) => part.querySelector('[translate="no"]')?.textContent,
    );
    expect(names).toEqual(['Northland', 'Norway']);
  });

  it('highlights another suggestion with each arrow key, and the first one of another text', async () => {
    const { dispatch, user } = await renderTyped('nor');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toContain('Northland');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toContain('Norway');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toContain('Nordland');
    await user.keyboard('{ArrowDown}{Backspace}');
    expect(highlighted()).toContain('Nordland');
    // As in DevTools.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    dispatch(textTyped('nor'));
    expect(highlighted()).toContain('Nordland');
  });

  it('closes its list with Escape; Enter opens it again before it guesses', async () => {
    const { user } = await renderTyped('nor');
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('nor');
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(options()).toHaveLength(3);
  });

  it('says that no country matches, again at each Enter, and guesses nothing', async () => {
    const { user } = await renderTyped('zzz');
    const said = screen.getByText(start.game.noSuggestion);
    await user.keyboard('{Enter}');
    expect(screen.getByText(start.game.noSuggestion)).not.toBe(said);
    expect(guesses()).toHaveLength(0);
    expect(input()).toHaveValue('zzz');
  });

  it('keeps the caret in place when the middle of the text is edited', async () => {
    const { user } = await renderTyped('noway');
    await user.type(input(), 'r', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('norway');
    expect(input().selectionStart).toBe(3);
  });

  it.each([
    ['leaves Enter to an input method', 229, 0],
    ['takes Enter on Android, which composes every word', 13, 1],
  ])('%s', async (_, keyCode, made) => {
    await renderTyped('nor');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true, keyCode });
    expect(guesses()).toHaveLength(made);
  });

  it('takes a country that Chrome fills in from an address', async () => {
    const { user } = await renderTyped('');
    // Its key events have no key.
    input().dispatchEvent(new Event('keydown', { bubbles: true }));
    fireEvent.change(input(), { target: { value: 'Norway' } });
    input().dispatchEvent(new Event('keyup', { bubbles: true }));
    expect(guesses()).toEqual([]);
    expect(highlighted()).toContain('Norway');
    await user.keyboard('{Enter}');
    expect(guesses()).toEqual([expect.stringContaining('Norway')]);
  });

  it('counts two clicks before the next render as one guess', async () => {
    await renderTyped('nor');
    const option = norway();
    actAndLoad(() => [option, option].forEach((each) => each.click()));
    expect(guesses()).toHaveLength(1);
  });
});

describe('a typing error', () => {
  it('gets corrections, which a click accepts, but neither Enter nor a resting pointer', async () => {
    const { user } = await renderTyped('norwey');
    await screen.findByText(start.game.corrections(['Norway']));
    expect(highlighted()).toBeNull();
    fireEvent.mouseMove(norway());
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    await user.click(norway());
    expect(guesses()).toHaveLength(1);
  });

  it.each(['{ArrowUp}', '{ArrowDown}'])('is corrected by Enter after %s', async (key) => {
    const { user } = await renderTyped('norwey');
    await screen.findByText(start.game.corrections(['Norway']));
    await user.keyboard(`${key}{Enter}`);
    expect(guesses()).toHaveLength(1);
  });
});

describe('a guessed country', () => {
  it('is marked, and guessed again by a second Enter, but not by a held one', async () => {
    const { user } = await renderTyped('norw', NORWAY);
    expect(norway()).toHaveTextContent(start.game.guessed);
    await user.keyboard('{Enter>5/}');
    expect(guesses()).toHaveLength(1);
    expect(norway()).toHaveTextContent(start.game.guessAgain);
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(2);
  });

  it('is guessed again by a second click, but not by a double click', async () => {
    const { user } = await renderTyped('norw', NORWAY);
    // Others ask too, after the list has gone.
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(norway());
    await user.dblClick(norway());
    expect(guesses()).toHaveLength(1);
    await user.click(norway());
    expect(guesses()).toHaveLength(2);
  });
});

it('Enter guesses the highlighted option and no other, whatever happened before', async () => {
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
      const candidate = highlighted();
      const isAsked = candidate?.includes(start.game.guessAgain);
      const asksFirst = !isAsked && candidate?.endsWith(start.game.guessed);
      if ('typed' in each) fireEvent.change(input(), { target: { value: each.typed } });
      if ('broughtBack' in each) dispatch(textTyped(each.broughtBack));
      if ('pointedAt' in each) {
        const pointed = options()[each.pointedAt];
        if (pointed) fireEvent.mouseMove(pointed);
      }
      if ('key' in each) fireEvent.keyDown(input(), { key: each.key });
      const isPick = 'key' in each && each.key === 'Enter' && !asksFirst;
      const guessed = isPick ? candidate?.split(/[ ,]/)[0] : undefined;
      expect(guesses()).toHaveLength(guessed ? made + 1 : made);
      if (guessed) expect(guesses().at(-1)).toContain(guessed);
    }
    unmount();
  });
  await fc.assert(property, { numRuns: 8 });
});
