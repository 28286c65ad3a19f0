import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { type Continent, slugOf } from '../../domain/continents';
import { selectLit } from '../../features/earth/earthSelectors';
import { useExpeditionName } from '../../features/earth/useExpeditionName';
import { leaveChosenRound } from '../../features/game/gameThunks';
import { pathOfExpedition } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';

const WayOn = styled(Link)`
  display: inline-block;
  padding: 4px 0 10px;
  font-size: 0.85rem;
  font-variant-numeric: tabular-nums;
`;

/** The way to light up more of a continent. */
export function ExpeditionLink({ continent }: { readonly continent: Continent }) {
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const name = useExpeditionName()(continent, lit);
  return (
    // Another country, not the finished round that may be on the board.
    <WayOn to={pathOfExpedition(slugOf(continent))} onClick={() => dispatch(leaveChosenRound())}>
      {name}
    </WayOn>
  );
}
