import type { Suggestion } from '../../../domain/suggestions';
import { useStartTexts } from '../../../texts/useTexts';
import { Listbox, Note, Option } from './comboboxStyles';
import type { useCombobox } from './useCombobox';

type Props = {
  readonly id: string;
  readonly combobox: ReturnType<typeof useCombobox>;
  /** Maximum height in px; undefined until measured. */
  readonly room: number | undefined;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function SuggestionList({ id, combobox, room }: Props) {
  const { game: texts } = useStartTexts();
  const { areCorrections, active, isConfirming, isExpanded, point, pick } = combobox;
  const options = isExpanded ? combobox.options : [];
  return (
    <Listbox
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      hidden={!isExpanded}
      style={{ maxHeight: room }}
    >
      {areCorrections && <Note aria-hidden="true">{texts.didYouMean}</Note>}
      {options.map((option, index) => (
        <Option
          key={option.name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? scrollIntoList : null}
          // Keep the focus in the input, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => point(index)}
          onClick={() => pick(index)}
        >
          <OptionName {...option} />{' '}
          {option.isGuessed ? (
            <em>{index === active && isConfirming ? texts.guessAgain : texts.guessed}</em>
          ) : (
            <kbd aria-hidden="true">{texts.inputHint}</kbd>
          )}
        </Option>
      ))}
    </Listbox>
  );
}

/** Marks the matching part of the name or alias. */
function OptionName({ label, alias, isPart, match }: Suggestion) {
  const { game: texts } = useStartTexts();
  const text = alias ?? label;
  const end = match.start + match.length;
  const matching = (
    <>
      <span>{text.slice(0, match.start)}</span>
      <mark>{text.slice(match.start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
  if (alias === null) return <span translate="no">{matching}</span>;
  return (
    <span translate="no">
      <span>{label}</span>
      <small>
        <span>{isPart ? texts.part : texts.alias}</span>
        {matching}
      </small>
    </span>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
