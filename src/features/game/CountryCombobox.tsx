import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector, useCountries } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { findCountry } from '../../domain/countries';
import { gameTexts } from '../../texts/game';
import { Combobox, Input, Label, NoMatch } from './comboboxStyles';
import { selectBoard, selectInput, selectSuggestions } from './gameSelectors';
import { guessMade, textTyped } from './gameSlice';
import { optionId, SuggestionList } from './SuggestionList';
import { useRoomBelow } from './useRoomBelow';

const NONE: ReturnType<typeof selectSuggestions> = [];

/** The list for a text, as it opens: Enter picks the first suggestion. */
const listOf = (text: string) => ({ of: text, active: 0, isOpen: true });

/**
 * The guess input with its suggestions: an editable combobox with list autocomplete and automatic
 * selection (WAI-ARIA Authoring Practices). The first suggestion is picked by Enter unless the
 * arrow keys have moved to another.
 */
export function CountryCombobox() {
  const dispatch = useAppDispatch();
  const countries = useCountries();
  const board = useAppSelector(selectBoard);
  const input = useAppSelector(selectInput);
  const suggestions = useAppSelector((state) => selectSuggestions(state, countries));
  const [list, setList] = useState(() => listOf(input));
  // Another text has another list, whoever set it: a key, a guess, or a jump in DevTools.
  if (list.of !== input) setList(listOf(input));
  const { active, isOpen } = list;
  const inputId = useId();
  const listId = useId();
  const isExpanded = isOpen && suggestions.length > 0;
  // The letter is painted before the list that it brings, and before what is said of the list.
  const listed = useDeferredValue(isExpanded ? suggestions : NONE);
  const hasNoMatch = useDeferredValue(isOpen && input.trim() !== '' && !isExpanded);
  const box = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(box, listed.length > 0);

  const openAtFirst = () => setList(listOf(input));
  const { close, guess, point } = useMemo(() => {
    const close = () => setList((before) => ({ ...before, isOpen: false }));
    const guess = (name: string) => {
      const country = findCountry(countries, name);
      if (board && country) dispatch(guessMade(board, country));
      close();
    };
    const point = (active: number) => setList((before) => ({ ...before, active }));
    return { close, guess, point };
  }, [board, countries, dispatch]);
  const move = (step: number) => {
    if (isExpanded) point((active + step + suggestions.length) % suggestions.length);
    else openAtFirst();
  };
  const pickActive = () => {
    const suggestion = suggestions[active];
    // A list closed by Escape is shown again first: nobody should guess what they do not see.
    if (isExpanded && suggestion) guess(suggestion.name);
    else openAtFirst();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes a character, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: close,
      Enter: pickActive,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <Combobox ref={box}>
      <Label htmlFor={inputId}>{gameTexts.inputLabel}</Label>
      <Input
        id={inputId}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={isExpanded ? optionId(listId, active) : undefined}
        // Until there is a round, as on the page that the build has rendered.
        disabled={board === null}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={input}
        onChange={(event) => dispatch(textTyped(event.currentTarget.value))}
        onKeyDown={handleKey}
        onFocus={openAtFirst}
        onBlur={close}
      />
      <SuggestionList
        id={listId}
        suggestions={listed}
        room={room}
        active={active}
        onPoint={point}
        onPick={guess}
      />
      <div role="status">
        {listed.length > 0 && (
          <VisuallyHidden>{gameTexts.suggestionCount(listed.length)}</VisuallyHidden>
        )}
        {hasNoMatch && <NoMatch>{gameTexts.noSuggestion}</NoMatch>}
      </div>
    </Combobox>
  );
}
