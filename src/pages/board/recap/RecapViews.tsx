import { styled } from 'styled-components';

import { color, fonts } from '../../../design/tokens';
import { selectMisses, selectSelectedPlace } from '../../../features/game/gameSelectors';
import { recapViewPicked } from '../../../features/game/gameSlice';
import { selectRecapView } from '../../../features/game/map/frameSelectors';
import { useAppDispatch, useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

const Views = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding-top: 8px;
  margin-inline-start: auto;
`;

/** Larger to touch than it looks. */
const View = styled.button`
  min-height: 44px;
  font: 600 0.8rem/1.2 ${fonts.heading};

  & > span {
    display: block;
    padding: 6px 10px;
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
  const { countries } = useServices();
  const shown = useAppSelector(selectRecapView);
  const hasMisses = useAppSelector((state) => selectMisses(state, countries).length > 0);
  const isPlace = useAppSelector(selectSelectedPlace) !== null;
  const views = hasMisses ? (['country', 'guesses'] as const) : (['country'] as const);
  if (!hasMisses && (isPlace || shown === 'country')) return null;
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
