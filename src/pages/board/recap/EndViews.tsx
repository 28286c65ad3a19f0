import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useServices } from '../../../app/hooks';
import { fonts } from '../../../design/tokens';
import { selectEndView, selectMisses } from '../../../features/game/gameSelectors';
import { endViewPicked } from '../../../features/game/gameSlice';
import { useAllTexts } from '../../../texts/useTexts';

const Views = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 10px;
  display: flex;
`;

/** Larger to touch than it looks, so that it hides little of the picture. */
const View = styled.button`
  min-height: 44px;
  font: 600 0.8rem/1.2 ${fonts.heading};

  & > span {
    display: block;
    padding: 6px 10px;
    background: rgb(7 19 27 / 80%);
    color: #fff;
  }

  &[aria-pressed='true'] > span {
    background: #fff;
    color: #07131b;
  }

  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -6px;
  }
`;

/** The choice of what the picture shows after the end. */
export function EndViews() {
  const texts = useAllTexts();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const shown = useAppSelector(selectEndView);
  const hasMisses = useAppSelector((state) => selectMisses(state, countries).length > 0);
  const views = hasMisses ? (['country', 'guesses'] as const) : (['country'] as const);
  if (!hasMisses && shown === 'country') return null;
  return (
    <Views>
      {views.map((view) => (
        <View
          key={view}
          aria-pressed={shown === view}
          onClick={() => dispatch(endViewPicked(view))}
        >
          <span>{texts.recap.views[view]}</span>
        </View>
      ))}
    </Views>
  );
}
