import { type RefObject, useDeferredValue, useId, useRef } from 'react';

import { VisuallyHidden } from '../../../design/VisuallyHidden';
import type { Country } from '../../../domain/countries';
import { useAppDispatch } from '../../../store/hooks';
import { useStartTexts } from '../../../texts/useTexts';
import { textTyped } from '../gameSlice';
import { Combobox, Input, Label, NoMatch } from './comboboxStyles';
import { optionId, SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';
import { useInputFocus } from './useInputFocus';
import { useListHeight } from './useListHeight';

type Props = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Of another question than the round's. */
  readonly label?: string;
  /** What a pick does instead of a guess. */
  readonly onPick?: (country: Country) => void;
};

/**
 * The guess input: WAI-ARIA's editable combobox with list autocomplete and automatic selection.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CountryCombobox({ box, label, onPick }: Props) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const combobox = useCombobox(onPick);
  const { options, active, isExpanded, isDisabled } = combobox;
  const name = label ?? texts.game.inputLabel;
  const inputId = useId();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const room = useListHeight(box, isExpanded);
  // Another question's input may come with another tab's answer: only the player puts the focus there.
  useInputFocus(input, !isDisabled && !onPick);

  const spoken = () => {
    if (combobox.isConfirming) return texts.game.guessAgain;
    return combobox.areCorrections
      ? texts.game.corrections(options.map(({ label }) => label))
      : texts.game.suggestionCount(options.length);
  };
  // Paint a letter before its list. Keys act on the current text's list.
  const list = useDeferredValue(<SuggestionList id={listId} combobox={combobox} room={room} />);

  return (
    <Combobox ref={box}>
      <Label htmlFor={inputId}>{name}</Label>
      <Input
        ref={input}
        id={inputId}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={isExpanded && active >= 0 ? optionId(listId, active) : undefined}
        disabled={isDisabled}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        placeholder={name}
        enterKeyHint="go"
        value={combobox.input}
        onChange={({ currentTarget }) => {
          dispatch(textTyped(currentTarget.value));
          combobox.open();
        }}
        onKeyDown={combobox.handleKey}
        onFocus={combobox.open}
        onBlur={combobox.close}
      />
      {list}
      {/* A new key makes a new element, so that each miss is announced. */}
      <div role="status">
        {isExpanded && <VisuallyHidden key={combobox.misses}>{spoken()}</VisuallyHidden>}
        {combobox.hasNoMatch && <NoMatch key={combobox.misses}>{texts.game.noSuggestion}</NoMatch>}
      </div>
    </Combobox>
  );
}
