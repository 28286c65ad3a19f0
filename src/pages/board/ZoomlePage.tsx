import { useLocation } from 'react-router-dom';

import { dailyRound } from '../../features/game/gameThunks';
import { BoardPage } from './BoardPage';

export function ZoomlePage() {
  const { hash } = useLocation();
  return <BoardPage round={dailyRound(hash)} />;
}
