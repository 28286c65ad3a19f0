import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_GUESSES } from '../../../../src/domain/round';
import { textTyped } from '../../../../src/features/game/gameSlice';
import { start } from '../../../../src/texts/en/start';
import { aCountry, COUNTRIES } from '../../../support/builders';
import { input as findInput, rows as guesses } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';

const NEARBY = [
  aCountry('Norway', 1, 1),
  { ...aCountry('Nordland', 2, 2, ['The North']), parts: ['Wales'] },
];

/** The game with more countries that start like Northland, on a day whose answer is Origin. */
const renderGame = () =>
  renderSite('/zoomle', { countries: [...COUNTRIES, ...NEARBY], at: '2026-11-21T12:00:00Z' });

/** The game, after these keys in its input. */
async function renderTyped(keys: string) {
  const site = await renderGame();
  await site.user.type(input(), keys);
  return site;
}

const input = () => findInput() ?? expect.fail('there is no input');
const list = () => screen.getByLabelText(start.game.suggestions);
// Not by role: that would take jsdom most of the time.
const options = () => [...list().querySelectorAll<HTMLElement>('[role="option"]')];
const option = (name: RegExp) => within(list()).getByRole('option', { name });
const findOption = (name: RegExp) => within(list()).findByRole('option', { name });
const highlighted = () =>
  options().find((each) => each.ariaSelected === 'true')?.textContent ?? null;

/** What each option says, to those who hear it too. */
const spoken = () =>
  options().map(({ children }) =>
    [...children]
      .filter((part) => part.ariaHidden !== 'true')
      .map((part) => part.textContent)
      .join(' '),
  );

describe('the guess input', () => {
  it('offers the countries that start with what is typed, and highlights the first', async () => {
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
  ])('says by which other name or part “%s” found a country', async (text, words) => {
    await renderTyped(text);
    expect(spoken()).toEqual([words]);
    expect(screen.getByRole('mark').textContent.toLowerCase()).toBe(text);
  });

  it('keeps the names from being translated: they are typed as they stand', async () => {
    await renderTyped('norway{Enter}north');
    const names = [list(), screen.getByLabelText(start.game.guesses)].map(
      (part) => part.querySelector('[translate="no"]')?.textContent,
    );
    expect(names).toEqual(['Northland', 'Norway']);
  });

  it('highlights the next suggestion with each arrow key, and the first of another text', async () => {
    const { dispatch, user } = await renderTyped('nor{ArrowDown}');
    expect(highlighted()).toContain('Northland');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toContain('Norway');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toContain('Nordland');
    await user.keyboard('{ArrowDown}{Backspace}');
    expect(highlighted()).toContain('Nordland');
    // As DevTools bring one back.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    dispatch(textTyped('nor'));
    expect(highlighted()).toContain('Nordland');
  });

  it('closes its list with Escape; then Enter opens it again before it guesses', async () => {
    const { user } = await renderTyped('nor{Escape}');
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('nor');
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    expect(options()).toHaveLength(3);
  });

  it('says where no country matches, again at each Enter, and guesses nothing', async () => {
    const { user } = await renderTyped('{Enter}zzz');
    const said = screen.getByText(start.game.noSuggestion);
    await user.keyboard('{Enter}');
    expect(screen.getByText(start.game.noSuggestion)).not.toBe(said);
    expect(guesses()).toHaveLength(0);
    expect(input()).toHaveValue('zzz');
  });

  it('leaves the caret where it is when the middle of the text is edited', async () => {
    const { user } = await renderTyped('noway');
    await user.type(input(), 'r', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('norway');
    expect(input().selectionStart).toBe(3);
  });

  it.each([
    ['leaves Enter to an input method that takes it', 229, 0],
    ['takes Enter on Android, where every word is being composed', 13, 1],
  ])('%s', async (_, keyCode, made) => {
    await renderTyped('nor');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true, keyCode });
    expect(guesses()).toHaveLength(made);
  });

  it('takes two clicks before the page is rendered again for one guess', async () => {
    await renderTyped('nor');
    const norway = option(/Norway/);
    act(() => [norway, norway].forEach((each) => each.click()));
    expect(guesses()).toHaveLength(1);
  });
});

describe('a typing error', () => {
  it('gets corrections, which neither Enter nor a resting pointer takes, but a click', async () => {
    const { user } = await renderTyped('norwey');
    const norway = await findOption(/Norway/);
    expect(norway).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText(start.game.corrections(['Norway']))).toBeInTheDocument();
    fireEvent.mouseMove(norway);
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    await user.click(norway);
    expect(guesses()).toHaveLength(1);
  });

  it.each(['{ArrowUp}', '{ArrowDown}'])('is corrected by Enter after %s', async (key) => {
    const { user } = await renderTyped('norwey');
    await findOption(/Norway/);
    await user.keyboard(`${key}{Enter}`);
    expect(guesses()).toHaveLength(1);
  });
});

describe('a country that was guessed', () => {
  it('is marked, and guessed again after a second Enter', async () => {
    const { user } = await renderTyped('norway{Enter}norw');
    expect(option(new RegExp(`Norway ${start.game.guessed}`))).toBeVisible();
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(1);
    expect(option(new RegExp(`Norway ${start.game.guessAgain}`))).toBeVisible();
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(2);
  });

  it('is not guessed again by holding Enter', async () => {
    const { user } = await renderTyped('norway{Enter}norw');
    await user.keyboard('{Enter>5/}');
    expect(guesses()).toHaveLength(1);
    expect(option(new RegExp(`Norway ${start.game.guessAgain}`))).toBeVisible();
  });

  it('is guessed again after a second click, but not by a double click', async () => {
    const { user } = await renderTyped('norway{Enter}norw');
    await user.dblClick(option(/Norway/));
    expect(guesses()).toHaveLength(1);
    await user.click(option(/Norway/));
    expect(guesses()).toHaveLength(2);
  });

  it('is asked about again after another letter', async () => {
    await renderTyped('norway{Enter}norw{Enter}a{Enter}');
    expect(guesses()).toHaveLength(1);
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
  await fc.assert(property, { numRuns: 12 });
});
