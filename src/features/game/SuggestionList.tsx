import type { Suggestion } from '../../domain/suggestions';
import { useTexts } from '../../texts/useTexts';
import { Listbox, Note, Option } from './comboboxStyles';

type Shared = {
  readonly id: string;
  /** Whether the active option was picked once and should be again. */
  readonly isConfirming: boolean;
  readonly onPoint: ((index: number) => void) | undefined;
  readonly onPick: (index: number) => void;
};

type Props = Shared & {
  readonly options: readonly (Suggestion & { readonly isGuessed: boolean })[];
  /** Whether they are not what was typed, but what may be meant. */
  readonly areCorrections: boolean;
  /** The height that the list may take, in pixels; undefined until it was measured. */
  readonly room: number | undefined;
  /** The index of the option that Enter picks, or -1. */
  readonly active: number;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The popup of the guess input. Without options it is hidden. */
export function SuggestionList({ id, options, areCorrections, room, active, ...shared }: Props) {
  const texts = useTexts();
  return (
    <Listbox
      id={id}
      role="listbox"
      aria-label={texts.game.suggestions}
      hidden={options.length === 0}
      style={{ maxHeight: room }}
    >
      {areCorrections && <Note aria-hidden="true">{texts.game.didYouMean}</Note>}
      {options.map((option, index) => (
        <SuggestionOption
          key={option.name}
          id={optionId(id, index)}
          option={option}
          index={index}
          isActive={index === active}
          {...shared}
        />
      ))}
    </Listbox>
  );
}

type OptionProps = Shared & {
  readonly option: Props['options'][number];
  readonly index: number;
  readonly isActive: boolean;
};

function SuggestionOption({
  option,
  index,
  isActive,
  isConfirming,
  id,
  onPoint,
  onPick,
}: OptionProps) {
  const texts = useTexts();
  const { label, alias, isPart, match, isGuessed } = option;
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? scrollIntoList : null}
      // The input must keep the focus, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint?.(index)}
      // The second click of a double click confirms nothing.
      onClick={({ detail }) => detail < 2 && onPick(index)}
    >
      <span>
        {alias === null ? (
          <Matching text={label} {...match} />
        ) : (
          <>
            {label}
            <small>
              {isPart ? texts.game.part : texts.game.alias}
              <Matching text={alias} {...match} />
            </small>
          </>
        )}
      </span>{' '}
      {isGuessed ? (
        <em>{isActive && isConfirming ? texts.game.guessAgain : texts.game.guessed}</em>
      ) : (
        <kbd aria-hidden="true">{texts.game.inputHint}</kbd>
      )}
    </Option>
  );
}

/** A text, a part of which matches what was typed. */
function Matching({ text, start, length }: { readonly text: string } & Suggestion['match']) {
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, start + length)}</mark>
      {text.slice(start + length)}
    </>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
