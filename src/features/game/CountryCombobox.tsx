import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useAppDispatch, useAppSelector, useAppStore, useCountries } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { findCountry } from '../../domain/countries';
import { gameTexts } from '../../texts/game';
import { Combobox, Input, Label, NoMatch } from './comboboxStyles';
import {
  selectBoard,
  selectInput,
  selectSuggestions,
  selectTyped,
  suggestionsOf,
} from './gameSelectors';
import { guessMade, textTyped } from './gameSlice';
import { optionId, SuggestionList } from './SuggestionList';
import { useRoomBelow } from './useRoomBelow';

const NONE: ReturnType<typeof selectSuggestions> = [];

/** What the player did with the list of a text: moved to another suggestion, or closed it. */
type Handled = { readonly of: string; readonly active: number; readonly isOpen: boolean };

/** The list of a text. Another text has another list, whoever set it: a key, or a jump in DevTools. */
const listOf = (text: string, handled: Handled | null): Handled =>
  handled?.of === text ? handled : { of: text, active: 0, isOpen: true };

/**
 * The guess input with its suggestions: an editable combobox with list autocomplete and automatic
 * selection (WAI-ARIA Authoring Practices). The first suggestion is picked by Enter unless the
 * arrow keys have moved to another. A letter is painted before the list that it brings.
 */
export const CountryCombobox = () => (
  <Suggesting typed={useDeferredValue(useAppSelector(selectTyped))} />
);

type Props = { readonly typed: ReturnType<typeof selectTyped> };

const Suggesting = memo(function Suggesting({ typed }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const countries = useCountries();
  const board = useAppSelector(selectBoard);
  const [handled, setHandled] = useState<Handled | null>(null);
  const { text } = typed;
  const { active, isOpen } = listOf(text, handled);
  const suggestions = suggestionsOf(countries, typed);
  const inputId = useId();
  const listId = useId();
  const isExpanded = isOpen && suggestions.length > 0;
  const hasNoMatch = isOpen && text.trim() !== '' && !isExpanded;
  const box = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(box, isExpanded);

  /** The list of what is typed at this moment: that on the screen may be a letter behind. */
  const listNow = () => listOf(selectInput(store.getState()), handled);
  const openAtFirst = () => setHandled(null);
  const close = () => setHandled({ ...listNow(), isOpen: false });
  const { guess, point } = useMemo(() => {
    const guess = (name: string) => {
      const country = findCountry(countries, name);
      if (board && country) dispatch(guessMade(board, country));
    };
    const point = (active: number) => setHandled({ of: text, active, isOpen: true });
    return { guess, point };
  }, [board, countries, dispatch, text]);
  const suggestionsNow = () => selectSuggestions(store.getState(), countries);
  const move = (step: number) => {
    const { of, active, isOpen } = listNow();
    const { length } = suggestionsNow();
    if (isOpen && length > 0) setHandled({ of, active: (active + step + length) % length, isOpen });
    else openAtFirst();
  };
  const pickActive = () => {
    const { active, isOpen } = listNow();
    const suggestion = suggestionsNow()[active];
    // A list closed by Escape is shown again first: nobody should guess what they do not see.
    if (isOpen && suggestion) guess(suggestion.name);
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
      <TextInput
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
        onChange={(event) => {
          dispatch(textTyped(event.currentTarget.value));
          openAtFirst();
        }}
        onKeyDown={handleKey}
        onFocus={openAtFirst}
        onBlur={close}
      />
      <SuggestionList
        id={listId}
        suggestions={isOpen ? suggestions : NONE}
        room={room}
        active={active}
        onPoint={point}
        onPick={guess}
      />
      <div role="status">
        {isExpanded && (
          <VisuallyHidden>{gameTexts.suggestionCount(suggestions.length)}</VisuallyHidden>
        )}
        {hasNoMatch && <NoMatch>{gameTexts.noSuggestion}</NoMatch>}
      </div>
    </Combobox>
  );
});

/** The input with its text. A letter renders it alone. */
function TextInput(props: ComponentProps<typeof Input>) {
  return <Input value={useAppSelector(selectInput)} {...props} />;
}
