import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom';

import { NotFoundPage } from '../layout/PageFailure';
import { lazyParts } from '../lib/lazyParts';
import { ZoomlePage } from '../pages/board/ZoomlePage';
import { HomePage } from '../pages/home/HomePage';
import { paths } from '../paths';

const { AboutPage } = lazyParts(() => import('../pages/documents/AboutPage'));
const { ArchiveDayPage } = lazyParts(() => import('../pages/board/ArchiveDayPage'));
const { ArchivePage } = lazyParts(() => import('../pages/archive/ArchivePage'));
const { BlogPage } = lazyParts(() => import('../pages/documents/BlogPage'));
const { ChallengeBoardPage } = lazyParts(() => import('../pages/challenge/ChallengeBoardPage'));
const { ChallengePage } = lazyParts(() => import('../pages/challenge/ChallengePage'));
const { ContactPage } = lazyParts(() => import('../pages/documents/ContactPage'));
const { EarthPage } = lazyParts(() => import('../pages/earth/EarthPage'));
const { HowToPlayPage } = lazyParts(() => import('../pages/documents/HowToPlayPage'));
const { PlainPage } = lazyParts(() => import('../pages/documents/PlainPage'));
const { PostPage } = lazyParts(() => import('../pages/documents/PostPage'));
const { PracticePage } = lazyParts(() => import('../pages/board/PracticePage'));
const { StatisticsPage } = lazyParts(() => import('../pages/statistics/StatisticsPage'));

export const routes = createRoutesFromElements(
  <>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.zoomle} element={<ZoomlePage />} />
    <Route path={paths.howToPlay} element={<HowToPlayPage />} />
    <Route path={paths.archive} element={<ArchivePage />} />
    <Route path={paths.practice} element={<PracticePage />} />
    <Route path={paths.expedition} element={<PracticePage />} />
    <Route path={paths.earth} element={<EarthPage />} />
    <Route path={paths.challenge} element={<ChallengePage />} />
    <Route path={paths.challengeBoard} element={<ChallengeBoardPage />} />
    <Route path={paths.statistics} element={<StatisticsPage />} />
    <Route path={paths.archiveDay} element={<ArchiveDayPage />} />
    <Route path={paths.login} element={<PlainPage name="login" />} />
    <Route path={paths.privacy} element={<PlainPage name="privacy" />} />
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
    <Route path={paths.blog} element={<BlogPage />} />
    <Route path={paths.post} element={<PostPage />} />
    <Route path={paths.puzzlia} element={<PlainPage name="puzzlia" />} />
    <Route path="*" element={<NotFoundPage />} />
  </>,
);

const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

/** The pattern in `paths`, or `*` for an unknown address: all that reports contain of it. */
export const patternOf = (path: string) => routeOf(path)?.path ?? '*';

/** Loads a page's code and words before rendering, unless the start has them. */
export async function preloadPage(path: string, loadAllTexts: () => Promise<unknown>) {
  const element = routeOf(path)?.element;
  if (!isValidElement<object>(element)) return;
  const { preload } = element.type as { readonly preload?: () => Promise<unknown> };
  if (preload) await Promise.all([preload(), loadAllTexts()]);
}
