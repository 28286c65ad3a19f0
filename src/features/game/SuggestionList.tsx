import { texts } from '../../texts/en';
import { Listbox, Mark, Option } from './comboboxStyles';

type Props = {
  readonly id: string;
  readonly suggestions: readonly { readonly name: string; readonly isGuessed: boolean }[];
  /** The index of the suggestion that Enter picks. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (name: string) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The popup of the guess input. Without suggestions it is hidden. */
export function SuggestionList({ id, suggestions, active, onPoint, onPick }: Props) {
  return (
    <Listbox
      id={id}
      role="listbox"
      aria-label={texts.game.suggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ name, isGuessed }, index) => (
        <Option
          key={name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? scrollIntoList : null}
          // The input must keep the focus, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onPick(name)}
        >
          {name} {isGuessed && <Mark>{texts.game.guessed}</Mark>}
          {index === active && !isGuessed && <Mark aria-hidden="true">{texts.game.inputHint}</Mark>}
        </Option>
      ))}
    </Listbox>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
