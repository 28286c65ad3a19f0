import { styled } from 'styled-components';

import { breakpoints, color, fonts } from '../../../design/tokens';
import { selectMisses, selectSelectedPlace } from '../../../features/game/gameSelectors';
import { recapViewPicked } from '../../../features/game/gameSlice';
import { selectNeighbourhood, selectRecapView } from '../../../features/game/map/frameSelectors';
import { useAppDispatch, useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

/** Each as wide as its words, which stand in one line on most phones. */
const Views = styled.div`
  display: grid;
  grid-auto-flow: column;

  @media ${breakpoints.largeText} {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** Larger to touch than it looks. */
const View = styled.button`
  display: flex;
  flex: auto;
  min-height: 44px;
  padding: 7px 0;
  font: 600 0.8rem/1.15 ${fonts.heading};

  & > span {
    display: grid;
    flex: 1;
    place-content: center;
    padding: 0 clamp(3px, 1.4vw, 12px);
    border: 1px solid ${color('ink')};
  }

  &[aria-pressed='true'] > span {
    background: ${color('ink')};
    color: ${color('ground')};
  }
`;

/** The choice of what the picture shows after the end. */
export function RecapViews() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectRecapView);
  const { countries } = useServices();
  const hasMisses = useAppSelector((state) => selectMisses(state, countries).length > 0);
  const hasNeighbours = useAppSelector((state) => Boolean(selectNeighbourhood(state)));
  const views = [
    'country' as const,
    ...(hasMisses ? (['guesses'] as const) : []),
    ...(hasNeighbours ? (['neighbours'] as const) : []),
  ];
  const isPlace = useAppSelector(selectSelectedPlace) !== null;
  return (
    // Keeps its room while a further place is shown.
    <Views style={{ visibility: isPlace ? 'hidden' : 'visible' }}>
      {views.map((view) => (
        <View
          key={view}
          aria-pressed={shown === view}
          onClick={() => dispatch(recapViewPicked(view))}
        >
          <span>{texts.recap.views[view]}</span>
        </View>
      ))}
    </Views>
  );
}
