import { type KeyboardEvent, useState } from 'react';

import { type Country, findCountry } from '../../../domain/countries';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useIsFrozen,
  useServices,
} from '../../../store/hooks';
import { guessMade } from '../../events';
import {
  selectCurrentRoundId,
  selectGivenNames,
  selectInput,
  selectOptions,
  selectRepeatedGuess,
} from '../gameSelectors';
import { repeatQuestioned } from '../gameSlice';

/**
 * The key code while an input method is composing:
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
const INPUT_METHOD_KEY = 229;
const NO_OPTION = { text: '', index: 0 };

/**
 * Keys and clicks of the guess input. Enter picks the first suggestion or the highlighted one; a correction
 * must be highlighted first. Guessing a country again takes two picks.
 * @param onPick what a pick does instead of a guess
 */
export function useCombobox(onPick?: (country: Country) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { countries, now } = useServices();
  const roundId = useAppSelector(selectCurrentRoundId);
  const given = useAppSelector(selectGivenNames);
  const input = useAppSelector(selectInput);
  const { options, areCorrections } = useAppSelector((state) => selectOptions(state, countries));
  const repeated = useAppSelector(selectRepeatedGuess);
  const isFrozen = useIsFrozen();
  const [isOpen, setIsOpen] = useState(true);
  const [highlighted, setHighlighted] = useState(NO_OPTION);
  /** How often Enter found no match. */
  const [misses, setMisses] = useState(0);

  // Applies to one text only, whether typed or restored by DevTools.
  const isHighlighted = highlighted.text === input && highlighted.index < options.length;
  const asked = options.findIndex(({ name }) => name === repeated);
  const isConfirming = asked >= 0;
  const byDefault = areCorrections ? -1 : 0;
  const active = isConfirming ? asked : isHighlighted ? highlighted.index : byDefault;
  // The log does not record opening: in DevTools' past, the text decides.
  const isShown = isOpen || isFrozen;
  const isExpanded = isShown && options.length > 0;

  const highlight = (index: number) => {
    if (index === active) return;
    setHighlighted({ text: input, index });
    if (isConfirming) dispatch(repeatQuestioned(null));
  };
  const open = () => {
    setIsOpen(true);
    setHighlighted(NO_OPTION);
    if (isConfirming) dispatch(repeatQuestioned(null));
  };
  const pick = (index: number) => {
    const option = options[index];
    const country = option && findCountry(countries, option.name);
    // On a slow device, a list may briefly outlive its guess.
    if (!roundId || !country || selectGivenNames(store.getState()) !== given) return;
    if (!onPick && option.isGuessed && !(isConfirming && index === active)) {
      dispatch(repeatQuestioned(option.name));
    } else {
      if (onPick) onPick(country);
      else dispatch(guessMade(roundId, country, now()));
      open();
    }
  };
  const move = (step: number) => {
    const from = active < 0 && step < 0 ? 0 : active;
    if (isExpanded) highlight((from + step + options.length) % options.length);
    else open();
  };
  const enter = () => {
    // A list closed by Escape opens first: do not guess what is not visible.
    if (isOpen && options[active]) pick(active);
    else {
      open();
      setMisses(misses + 1);
    }
  };

  return {
    input,
    options,
    areCorrections,
    /** The option that Enter picks, or -1. */
    active,
    isConfirming,
    isExpanded,
    hasNoMatch: isShown && input.trim() !== '' && options.length === 0,
    misses,
    isDisabled: roundId === null || isFrozen,
    // A correction under a resting pointer was not chosen.
    point: (index: number) => !areCorrections && highlight(index),
    pick,
    open,
    close: () => setIsOpen(false),
    handleKey: (event: KeyboardEvent) => {
      // `isComposing` is no help: on Android, every word is being composed, yet Enter is the page's; in
      // Safari, composition ends before the key that ends it.
      // oxlint-disable-next-line typescript/no-deprecated -- Nothing else distinguishes it.
      if (event.keyCode === INPUT_METHOD_KEY) return;
      const actions: Partial<Record<string, () => void>> = {
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Escape: () => setIsOpen(false),
        Enter: enter,
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}
