import { BoardPage } from './BoardPage';

export const ZoomlePage = () => <BoardPage round={{ kind: 'daily' }} />;
