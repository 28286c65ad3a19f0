import { MutedText } from '../../../../design/MutedText';
import { selectNeighbourhood } from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../../features/game/useCountryLabel';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';

/** Neighbours that the picture does not show: those named, and at the end all. */
export function Beyond() {
  const { list, neighbours: texts } = useTexts();
  const label = useCountryLabel();
  const neighbourhood = useAppSelector(selectNeighbourhood);
  const question = useAppSelector(selectQuestion);
  if (!neighbourhood || !question) return null;
  const names = neighbourhood.asked.flatMap(({ name, seen }) =>
    seen || !(question.isOver || question.found.includes(name)) ? [] : [label(name)],
  );
  return names.length > 0 && <MutedText>{texts.beyond(list(names))}</MutedText>;
}
