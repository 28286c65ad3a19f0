import type { Suggestion } from '../../domain/suggestions';
import { gameTexts } from '../../texts/game';
import { Listbox, Option } from './comboboxStyles';

type Props = {
  readonly id: string;
  readonly suggestions: readonly (Suggestion & { readonly isGuessed: boolean })[];
  /** The height that the list may take, in pixels; undefined until it was measured. */
  readonly room: number | undefined;
  /** The index of the suggestion that Enter picks. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (name: string) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The popup of the guess input. Without suggestions it is hidden. */
export function SuggestionList({ id, suggestions, room, active, onPoint, onPick }: Props) {
  return (
    <Listbox
      id={id}
      role="listbox"
      aria-label={gameTexts.suggestions}
      hidden={suggestions.length === 0}
      style={{ maxHeight: room }}
    >
      {suggestions.map((suggestion, index) => (
        <SuggestionOption
          key={suggestion.name}
          id={optionId(id, index)}
          suggestion={suggestion}
          index={index}
          isActive={index === active}
          onPoint={onPoint}
          onPick={onPick}
        />
      ))}
    </Listbox>
  );
}

type OptionProps = Pick<Props, 'id' | 'onPoint' | 'onPick'> & {
  readonly suggestion: Props['suggestions'][number];
  readonly index: number;
  readonly isActive: boolean;
};

function SuggestionOption({
  id,
  suggestion: { name, alias, matched, isGuessed },
  index,
  isActive,
  onPoint,
  onPick,
}: OptionProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? scrollIntoList : null}
      // The input must keep the focus, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(index)}
      onClick={() => onPick(name)}
    >
      <span>
        {alias === null ? (
          <Matching text={name} length={matched} />
        ) : (
          <>
            {name}{' '}
            <small>
              <Matching text={alias} length={matched} />
            </small>
          </>
        )}
      </span>{' '}
      {isGuessed ? (
        <em>{gameTexts.guessed}</em>
      ) : (
        <kbd aria-hidden="true">{gameTexts.inputHint}</kbd>
      )}
    </Option>
  );
}

/** A text whose beginning matches what was typed. */
function Matching({ text, length }: { readonly text: string; readonly length: number }) {
  return (
    <>
      <mark>{text.slice(0, length)}</mark>
      {text.slice(length)}
    </>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
