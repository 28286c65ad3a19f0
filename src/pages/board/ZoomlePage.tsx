import { DAILY_ROUND } from '../../features/game/gameThunks';
import { BoardPage } from './BoardPage';

export const ZoomlePage = () => <BoardPage round={DAILY_ROUND} />;
