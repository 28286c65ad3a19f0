import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom';

import { StatisticsPanel } from '../features/statistics/lazyStatisticsPanel';
import { NotFoundPage } from '../layout/PageFailure';
import { lazyNamed, withParts } from '../lib/lazyNamed';
import { ZoomlePage } from '../pages/board/ZoomlePage';
import { HomePage } from '../pages/home/HomePage';
import { paths } from '../paths';

const AboutPage = lazyNamed(() => import('../pages/documents/AboutPage'), 'AboutPage');
const ArchiveDayPage = lazyNamed(() => import('../pages/board/ArchiveDayPage'), 'ArchiveDayPage');
const ArchivePage = lazyNamed(() => import('../pages/archive/ArchivePage'), 'ArchivePage');
const BlogPage = lazyNamed(() => import('../pages/documents/BlogPage'), 'BlogPage');
const ChallengeBoardPage = lazyNamed(
  () => import('../pages/challenge/ChallengeBoardPage'),
  'ChallengeBoardPage',
);
const ChallengePage = lazyNamed(() => import('../pages/challenge/ChallengePage'), 'ChallengePage');
const ContactPage = lazyNamed(() => import('../pages/documents/ContactPage'), 'ContactPage');
const EarthPage = lazyNamed(() => import('../pages/earth/EarthPage'), 'EarthPage');
const HowToPlayPage = lazyNamed(() => import('../pages/documents/HowToPlayPage'), 'HowToPlayPage');
const PlainPage = lazyNamed(() => import('../pages/documents/PlainPage'), 'PlainPage');
const PostPage = lazyNamed(() => import('../pages/documents/PostPage'), 'PostPage');
const PracticePage = lazyNamed(() => import('../pages/board/PracticePage'), 'PracticePage');
const StatisticsPage = lazyNamed(
  withParts(() => import('../pages/statistics/StatisticsPage'), StatisticsPanel),
  'StatisticsPage',
);

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
