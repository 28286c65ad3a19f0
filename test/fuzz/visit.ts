import { matchRoutes } from 'react-router-dom';

import type { AppStore } from '../../src/app/makeStore';
import { parseArchivedDate } from '../../src/domain/archive';
import { selectToday } from '../../src/features/game/gameSelectors';
import { openArchive, openPractice, openToday } from '../../src/features/game/openRound';
import { progressOpened } from '../../src/features/progress/progressSlice';
import { paths } from '../../src/pages/paths';

const ROUTES = Object.values(paths).map((path) => ({ path }));

/** Has happen in a store what the page at an address has happen, without showing it. */
export function visit(store: AppStore, pathname: string) {
  const match = matchRoutes(ROUTES, { pathname })?.at(-1);
  const path = match?.route.path;
  const today = selectToday(store.getState());
  const date = match?.params.date ?? '';
  const archived = today && parseArchivedDate(date, today);
  if (path === paths.zoomle || (path === paths.archiveDay && date === today)) {
    store.dispatch(openToday());
  } else if (path === paths.practice) store.dispatch(openPractice());
  else if (path === paths.progress) store.dispatch(progressOpened());
  else if (path === paths.archiveDay && archived) store.dispatch(openArchive(archived));
}
