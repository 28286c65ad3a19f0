import { BoardPage } from './BoardPage';

/** Today's round. */
export const ZoomlePage = () => <BoardPage round={{ kind: 'daily' }} />;
