import { useEffect, useRef, useState, useTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  type Location,
  NavigationType,
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
import { useAppStore } from '../store/hooks';
import { guardPresses } from './guardPresses';
import { routes } from './routes';
import { useApplyTheme } from './useApplyTheme';

/** The location on display: the previous page stays until the next page's code has loaded. */
function useShownLocation() {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (location !== shown) startTransition(() => setShown(location));
  }, [location, shown]);
  return [shown, isPending] as const;
}

/** On navigation, dispatches an event, focuses the heading and scrolls to the top. */
function useChangeOfPage({ pathname, hash }: Location) {
  // Also while DevTools shows the past, which leaves the address alone.
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

const removeStartFailure = () => document.getElementById('start-failure')?.remove();

export function App() {
  const [location, isPending] = useShownLocation();
  // `<Route path="*">` matches no address with a line break.
  const page = useRoutes(routes, location) ?? <NotFoundPage />;
  useEffect(removeStartFailure, []);
  useEffect(guardPresses, []);
  useApplyTheme();
  useChangeOfPage(location);
  return (
    <>
      <GlobalStyle />
      {isPending && <LoadingBar />}
      <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[location.key]}>
        {/* No `Suspense`: a fallback would hide the current page while the next one loads. */}
        {page}
      </ErrorBoundary>
      {__DEV_TOOLS__ && <TimeTravel />}
    </>
  );
}
