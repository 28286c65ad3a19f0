import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { ErrorBoundary } from '../design/ErrorBoundary';
import { GlobalStyle } from '../design/GlobalStyle';
import { CodeError, lazily } from '../design/lazily';
import { focusHeading } from '../design/PageHeading';
import { themeOf } from '../design/tokens';
import { selectHighContrast } from '../features/settings/settingsSelectors';
import { selectDarkMode } from '../features/ui/darkModeSlice';
import { findPage, type PageName } from '../pages/findPage';
import { useAppSelector, useWorld } from './hooks';

// A page pays for no other.
const HomePage = lazily(async () => (await import('../pages/HomePage')).HomePage);
const ZoomlePage = lazily(async () => (await import('../pages/ZoomlePage')).ZoomlePage);
const ArchivePage = lazily(async () => (await import('../pages/ArchivePage')).ArchivePage);
const ArchiveDayPage = lazily(async () => (await import('../pages/ArchiveDayPage')).ArchiveDayPage);
const AboutPage = lazily(async () => (await import('../pages/AboutPage')).AboutPage);
const BlogPage = lazily(async () => (await import('../pages/BlogPage')).BlogPage);
const ContactPage = lazily(async () => (await import('../pages/ContactPage')).ContactPage);
const PlainPage = lazily(async () => (await import('../pages/PlainPage')).PlainPage);
const PostPage = lazily(async () => (await import('../pages/PostPage')).PostPage);
const ErrorPage = lazily(async () => (await import('../pages/ErrorPage')).ErrorPage);
const OutdatedPage = lazily(async () => (await import('../pages/OutdatedPage')).OutdatedPage);
const ProgressPage = lazily(async () => (await import('../pages/ProgressPage')).ProgressPage);

const ReplayPage = __DEV_TOOLS__
  ? lazily(async () => (await import('./replay/ReplayPage')).ReplayPage)
  : null;

/** The board, or for developers who ask for it the replay of a log. */
function Zoomle() {
  const { devTools } = useWorld();
  const { search } = useLocation();
  const isReplay = devTools && new URLSearchParams(search).has('replay');
  return isReplay && ReplayPage ? <ReplayPage /> : <ZoomlePage />;
}

/** Tells people with assistive technology of a change of route: the focus moves to its heading. */
function RouteFocus() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    focusHeading();
    // Back and forth leave the scrolling to the browser, which knows where the reader was.
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}

/** A page that fails gives way to one that says so, until the player goes elsewhere. */
function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={({ error }) =>
        error instanceof CodeError ? <OutdatedPage /> : <ErrorPage reason="broken" />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

const pages: Readonly<Record<PageName, ReactNode>> = {
  home: <HomePage />,
  zoomle: <Zoomle />,
  archive: <ArchivePage />,
  practice: <ZoomlePage round="practice" />,
  archiveDay: <ArchiveDayPage />,
  progress: <ProgressPage />,
  login: <PlainPage name="login" />,
  privacy: <PlainPage name="privacy" />,
  about: <AboutPage />,
  contact: <ContactPage />,
  blog: <BlogPage />,
  post: <PostPage />,
  puzzlia: <PlainPage name="puzzlia" />,
};

function Page() {
  const name = findPage(useLocation().pathname);
  return name ? pages[name] : <ErrorPage reason="notFound" />;
}

/** The whole site, in a router: its routes, its theme, and what is shown when a page fails. */
export function App() {
  const isDark = useAppSelector(selectDarkMode);
  const highContrast = useAppSelector(selectHighContrast);
  return (
    <>
      <GlobalStyle $dark={isDark} $highContrast={highContrast} />
      <meta name="theme-color" content={themeOf(isDark, highContrast).ground} />
      {/* No Suspense: until a page's code is there, the page before it stays. */}
      <RouteFocus />
      <PageBoundary>
        <Page />
      </PageBoundary>
    </>
  );
}
