import { styled } from 'styled-components';

import { stickyBar } from '../../design/bottomBar';
import { Notice } from '../../design/Notice';
import { breakpoints, color } from '../../design/tokens';
import { selectOtherRound } from '../../features/game/gameSelectors';
import { openOtherRound } from '../../features/game/gameThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';

/** Stays in view while scrolling. On phones it makes room for the suggestions. */
const AtBottom = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  margin-bottom: 12px;

  p {
    border-top: 1px solid ${color('line')};
  }
  span {
    flex-basis: 9em;
  }
  @media ${breakpoints.tight} {
    :has([role='combobox'][aria-expanded='true']) > & {
      position: static;
    }
  }
`;

/** Offers another open round. */
export function BoardNotices({ offersOther }: { readonly offersOther: boolean }) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const other = useAppSelector(selectOtherRound);
  return (
    <AtBottom ref={stickyBar} role="status">
      {offersOther && other && (
        <Notice
          key={other.id}
          {...texts.game.notice[other.kind]}
          onAction={() => dispatch(openOtherRound())}
        />
      )}
    </AtBottom>
  );
}
