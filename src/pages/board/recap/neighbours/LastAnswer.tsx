import { styled } from 'styled-components';

import { MutedText } from '../../../../design/MutedText';
import { selectCurrentRound } from '../../../../features/game/gameSelectors';
import {
  selectCountryMap,
  selectNeighbourhood,
} from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../../features/game/useCountryLabel';
import { useFormatDistance } from '../../../../features/game/useFormatDistance';
import { useAppSelector, useServices } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';

/** Moves to the next line as a whole. */
const Away = styled.span`
  display: inline-block;
`;

/** What the last name was worth; nothing before the first, or if the player asked to see the rest. */
export function LastAnswer() {
  const { neighbours: texts, units, earth, labelled, picture } = useTexts();
  const { countries } = useServices();
  const label = useCountryLabel();
  const formatDistance = useFormatDistance();
  const round = useAppSelector(selectCurrentRound);
  const outline = useAppSelector(selectCountryMap)?.outline;
  const neighbourhood = useAppSelector(selectNeighbourhood);
  const question = useAppSelector(selectQuestion);
  const last = question?.given.at(-1);
  if (!round || !question || last == null) return null;
  const name = label(last);
  if (question.found.includes(last))
    return <span>{labelled(name, earth.of(question.found.length, question.asked.length))}</span>;
  const km = neighbourhood?.distances[countries.findIndex((country) => country.name === last)];
  const isIsland = outline?.neighbours.length === 0;
  return (
    <>
      <span>{isIsland ? texts.farther(name) : texts.wrong(name, label(round.answer.name))}</span>
      {picture.gap}
      {/* The list may be longer than the atlas knew. */}
      {km !== undefined && <Away>{texts.away(units.grouped(formatDistance(km)))}</Away>}
    </>
  );
}

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
