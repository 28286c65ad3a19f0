import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { type Continent, slugOf } from '../../domain/continents';
import { useExpeditionName } from '../../features/earth/useExpeditionName';
import { leaveChosenRound } from '../../features/game/gameThunks';
import { pathOfExpedition } from '../../paths';
import { useAppDispatch } from '../../store/hooks';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { readonly continent: Continent };

/** The way to light up more of a continent. */
export function ExpeditionLink({ continent, children, ...link }: Props) {
  const dispatch = useAppDispatch();
  const { action, name } = useExpeditionName(continent);
  return (
    <Link
      {...link}
      to={pathOfExpedition(slugOf(continent))}
      aria-label={name}
      // Another country, not the finished round that may be on the board.
      onClick={() => dispatch(leaveChosenRound())}
    >
      {children ?? action}
    </Link>
  );
}
