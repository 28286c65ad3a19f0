import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector, useServices } from '../../app/hooks';
import { fonts } from '../../design/tokens';
import { useAllTexts } from '../../texts/useTexts';
import { selectEndView, selectMisses } from '../game/gameSelectors';
import { endViewPicked } from '../game/gameSlice';

const Views = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
  display: flex;
`;

const View = styled.button`
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid rgb(255 255 255 / 70%);
  background: rgb(7 19 27 / 80%);
  color: #fff;
  font: 600 0.85rem/1.2 ${fonts.heading};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: #fff;
    color: #07131b;
  }

  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -5px;
  }
`;

/** What to see of a round that has ended: the country, or the guesses. */
export function EndViews() {
  const texts = useAllTexts();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const shown = useAppSelector(selectEndView);
  const hasMisses = useAppSelector((state) => selectMisses(state, countries).length > 0);
  const views = hasMisses ? (['country', 'guesses'] as const) : (['country'] as const);
  // Nothing else can be seen.
  if (!hasMisses && shown === 'country') return null;
  return (
    <Views>
      {views.map((view) => (
        <View
          key={view}
          aria-pressed={shown === view}
          onClick={() => dispatch(endViewPicked(view))}
        >
          {texts.recap.views[view]}
        </View>
      ))}
    </Views>
  );
}
