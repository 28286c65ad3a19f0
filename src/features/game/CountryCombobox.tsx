import { type KeyboardEvent, useId, useState } from 'react';

import { useAppDispatch, useAppSelector, useCountries } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { findCountry } from '../../domain/countries';
import { texts } from '../../texts/en';
import { Combobox, Input, Label, Listbox, Mark, NoMatch, Option } from './comboboxStyles';
import { selectBoard, selectInput, selectSuggestions } from './gameSelectors';
import { guessMade, textTyped } from './gameSlice';

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
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isExpanded = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  const guess = (name: string | undefined) => {
    const country = name === undefined ? undefined : findCountry(countries, name);
    if (!board || !country) return;
    dispatch(guessMade(board, country));
    setIsOpen(false);
  };

  const move = (step: number) => {
    const count = suggestions.length;
    if (isExpanded) setActive((active + step + count) % count);
    else openAtFirst();
  };
  const openAtFirst = () => {
    setActive(0);
    setIsOpen(true);
  };

  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes a character, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => {
        move(1);
      },
      ArrowUp: () => {
        move(-1);
      },
      Escape: () => {
        setIsOpen(false);
      },
      // A list closed by Escape is shown again first: nobody should guess what they do not see.
      Enter: () => {
        if (isExpanded) guess(suggestions[active]?.name);
        else openAtFirst();
      },
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <Combobox>
      <Label htmlFor={`${id}-input`}>{texts.game.inputLabel}</Label>
      <Input
        id={`${id}-input`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={isExpanded ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={input}
        onChange={(event) => {
          dispatch(textTyped(event.currentTarget.value));
          openAtFirst();
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setIsOpen(false);
        }}
        onFocus={openAtFirst}
      />
      <Listbox
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.game.suggestions}
        hidden={!isExpanded}
      >
        {isExpanded &&
          suggestions.map(({ name, isGuessed }, index) => (
            <Option
              key={name}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              ref={index === active ? scrollIntoList : null}
              // The input must keep the focus, or the list would close before the click.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                guess(name);
              }}
            >
              {name} {isGuessed && <Mark>{texts.game.guessed}</Mark>}
              {index === active && !isGuessed && (
                <Mark aria-hidden="true">{texts.game.inputHint}</Mark>
              )}
            </Option>
          ))}
      </Listbox>
      <div role="status">
        {isExpanded && (
          <VisuallyHidden>{texts.game.suggestionCount(suggestions.length)}</VisuallyHidden>
        )}
        {isOpen && input.trim() !== '' && suggestions.length === 0 && (
          <NoMatch>{texts.game.noSuggestion}</NoMatch>
        )}
      </div>
    </Combobox>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
