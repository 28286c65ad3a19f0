import { matchPath } from 'react-router-dom';

import type { AppStore } from '../../src/app/makeStore';
import { parseArchivedDate } from '../../src/domain/archive';
import { selectToday } from '../../src/features/game/gameSelectors';
import { openArchive, openPractice, openToday } from '../../src/features/game/openRound';
import { progressOpened } from '../../src/features/progress/progressSlice';
import { findPage } from '../../src/pages/findPage';
import { paths } from '../../src/pages/paths';

/** Has happen in a store what the page at an address has happen, without showing it. */
export function visit(store: AppStore, pathname: string) {
  const page = findPage(pathname);
  const today = selectToday(store.getState());
  const date = matchPath(paths.archiveDay, pathname)?.params.date ?? '';
  const archived = today && parseArchivedDate(date, today);
  if (page === 'zoomle' || (page === 'archiveDay' && date === today)) {
    store.dispatch(openToday());
  } else if (page === 'practice') store.dispatch(openPractice());
  else if (page === 'progress') store.dispatch(progressOpened());
  else if (page === 'archiveDay' && archived) store.dispatch(openArchive(archived));
}
