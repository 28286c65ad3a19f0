import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector, useServices, useTravel } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { findCountry } from '../../domain/countries';
import { gameTexts } from '../../texts/game';
import { guessMade } from '../events';
import { Combobox, Input, Label, NoMatch } from './comboboxStyles';
import { selectCurrentRoundId, selectInput, selectSuggestions } from './gameSelectors';
import { textTyped } from './gameSlice';
import { optionId, SuggestionList } from './SuggestionList';
import { useRoomBelow } from './useRoomBelow';

/**
 * The guess input with its suggestions: an editable combobox with list autocomplete and automatic
 * selection (WAI-ARIA Authoring Practices). Enter picks the first suggestion, unless the arrow keys
 * have moved to another.
 */
export function CountryCombobox() {
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const roundId = useAppSelector(selectCurrentRoundId);
  const input = useAppSelector(selectInput);
  const suggestions = useAppSelector((state) => selectSuggestions(state, countries));
  const isTravelling = useTravel() !== null;
  const [isOpen, setIsOpen] = useState(true);
  const [picked, setPicked] = useState({ text: input, index: 0 });
  const inputId = useId();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);

  // Another text has another list, whether a key or a jump in DevTools has brought it.
  const active = picked.text === input ? Math.min(picked.index, suggestions.length - 1) : 0;
  // What is open by hand does not travel: in a moment of DevTools the text alone decides.
  const isShown = isOpen || isTravelling;
  const isExpanded = isShown && suggestions.length > 0;
  const hasNoMatch = isShown && input.trim() !== '' && !isExpanded;
  const room = useRoomBelow(box, isExpanded);

  const pick = (index: number) => setPicked({ text: input, index });
  const open = () => {
    setIsOpen(true);
    pick(0);
  };
  const guess = (name: string) => {
    const country = findCountry(countries, name);
    if (roundId && country) dispatch(guessMade(roundId, country));
    open();
  };
  const move = (step: number) => {
    if (isExpanded) pick((active + step + suggestions.length) % suggestions.length);
    else open();
  };
  const pickActive = () => {
    const suggestion = suggestions[active];
    // A list closed by Escape opens first: nobody should guess what they do not see.
    if (isOpen && suggestion) guess(suggestion.name);
    else open();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes a character, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: () => setIsOpen(false),
      Enter: pickActive,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  // A letter is painted before the list that it brings. Keys act on the list of the text as it is.
  const list = useDeferredValue(
    <SuggestionList
      id={listId}
      suggestions={isExpanded ? suggestions : []}
      room={room}
      active={active}
      onPoint={pick}
      onPick={guess}
    />,
  );

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
        disabled={roundId === null || isTravelling}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={input}
        onChange={({ currentTarget }) => {
          dispatch(textTyped(currentTarget.value));
          open();
        }}
        onKeyDown={handleKey}
        onFocus={open}
        onBlur={() => setIsOpen(false)}
      />
      {list}
      <div role="status">
        {isExpanded && (
          <VisuallyHidden>{gameTexts.suggestionCount(suggestions.length)}</VisuallyHidden>
        )}
        {hasNoMatch && <NoMatch>{gameTexts.noSuggestion}</NoMatch>}
      </div>
    </Combobox>
  );
}
