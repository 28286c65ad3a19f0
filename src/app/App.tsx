import { Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  createRoutesFromElements,
  type Location,
  NavigationType,
  Route,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';

import { GlobalStyle } from '../design/GlobalStyle';
import { LoadingBar } from '../design/LoadingBar';
import { focusHeading } from '../design/PageHeading';
import { TimeTravel } from '../features/dev/TimeTravel';
import { pageOpened } from '../features/events';
import { NotFoundPage, PageFailure } from '../layout/PageFailure';
import { lazyNamed } from '../lib/lazyNamed';
import { HomePage } from '../pages/HomePage';
import { ZoomlePage } from '../pages/ZoomlePage';
import { paths } from '../routes';
import { useAppStore } from './hooks';
import { useApplyTheme } from './useApplyTheme';

const AboutPage = lazyNamed(() => import('../pages/AboutPage'), 'AboutPage');
const ArchiveDayPage = lazyNamed(() => import('../pages/ArchiveDayPage'), 'ArchiveDayPage');
const ArchivePage = lazyNamed(() => import('../pages/ArchivePage'), 'ArchivePage');
const BlogPage = lazyNamed(() => import('../pages/BlogPage'), 'BlogPage');
const ChallengeBoardPage = lazyNamed(
  () => import('../pages/ChallengeBoardPage'),
  'ChallengeBoardPage',
);
const ChallengePage = lazyNamed(() => import('../pages/ChallengePage'), 'ChallengePage');
const ContactPage = lazyNamed(() => import('../pages/ContactPage'), 'ContactPage');
const PlainPage = lazyNamed(() => import('../pages/PlainPage'), 'PlainPage');
const PostPage = lazyNamed(() => import('../pages/PostPage'), 'PostPage');
const PracticePage = lazyNamed(() => import('../pages/PracticePage'), 'PracticePage');
const StatisticsPage = lazyNamed(() => import('../pages/StatisticsPage'), 'StatisticsPage');

const routes = createRoutesFromElements(
  <>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.zoomle} element={<ZoomlePage />} />
    <Route path={paths.archive} element={<ArchivePage />} />
    <Route path={paths.practice} element={<PracticePage />} />
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

/** The location to render. The previous page stays until the next page's code has loaded. */
function useShownLocation() {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (location !== shown) startTransition(() => setShown(location));
  }, [location, shown]);
  return [shown, isPending] as const;
}

/** On navigation, tells the store, focuses the heading and scrolls to the top. */
function useChangeOfPage({ pathname, hash }: Location) {
  // Also while DevTools shows the past: the address does not travel in time.
  const { dispatch } = useAppStore();
  const navigation = useNavigationType();
  // A challenge's code is the hash.
  const page = pathname + hash;
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    dispatch(pageOpened(pathname));
    focusHeading();
    // On back and forward, the browser restores the scroll position.
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [dispatch, page, pathname, navigation]);
}

/** The whole site, in a router. */
export function App() {
  const [location, isPending] = useShownLocation();
  // `<Route path="*">` matches no address with a line break.
  const page = useRoutes(routes, location) ?? <NotFoundPage />;
  useEffect(() => document.getElementById('start-failure')?.remove(), []);
  useApplyTheme();
  useChangeOfPage(location);
  return (
    <>
      <GlobalStyle />
      {isPending && <LoadingBar />}
      <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[location.key]}>
        <Suspense fallback={<LoadingBar />}>{page}</Suspense>
      </ErrorBoundary>
      {__DEV_TOOLS__ && <TimeTravel />}
    </>
  );
}
