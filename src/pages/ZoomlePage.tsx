import { BoardPage } from '../features/board/BoardPage';

/** Today's round. */
export const ZoomlePage = () => <BoardPage round={{ kind: 'daily' }} />;
