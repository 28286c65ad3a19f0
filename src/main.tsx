import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app/App';
import { browserServices, withServiceWorker } from './app/browserServices';
import { makeCrashReports } from './app/crashReports';
import { devToolsOptions } from './app/dev/devTools';
import { makeDiagnostics } from './app/diagnostics';
import { loadTexts } from './app/loadTexts';
import { Providers } from './app/Providers';
import { patternOf, preloadPage } from './app/routes';
import { GlobalStyle } from './design/GlobalStyle';
import { LoadingBar } from './design/LoadingBar';
import { releaseFound } from './features/release/releaseSlice';
import { BASE_PATH, canonicalAddress, languageRoot, parseLocation } from './lib/address';
import { loadCode } from './lib/loadCode';
import { DARK, matchesMedia } from './lib/media';
import { makeAtlas } from './maps/atlas';
import { makeStore } from './store/makeStore';
import { firstSupported } from './texts/languages';

const diagnostics = makeDiagnostics(() => ({
  version: `${__VERSION__}, ${new URL(import.meta.url).pathname.split('/').at(-1) ?? ''}`,
  browser: navigator.userAgent,
  language: navigator.language,
  screen: `${innerWidth} x ${innerHeight} of ${screen.width} x ${screen.height}, ${devicePixelRatio} pixels each`,
  time: new Date().toISOString(),
  page: patternOf(parseLocation(location).path),
}));

function afterLoad(callback: () => void) {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback);
}

const reportCrash = __REPORT_URL__
  ? makeCrashReports(__REPORT_URL__, diagnostics.report)
  : undefined;

/** Errors that were not caught, or that ended a page or section. */
const crashed: typeof diagnostics.recordError = (error, info) => {
  diagnostics.recordError(error, info);
  reportCrash?.(error);
};

async function start(root: HTMLElement) {
  // Record errors outside React; they may explain a later crash.
  addEventListener('error', ({ error, message }) => crashed(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => crashed(reason));

  const { href } = location;
  const address = canonicalAddress(href);
  if (address !== href) history.replaceState(history.state, '', address);
  const { language: addressLanguage, path } = parseLocation(location);
  const language = firstSupported([document.documentElement.lang]) ?? addressLanguage;
  // Many hosts answer `/DE/zoomle` with their English page.
  if (address !== href && language !== addressLanguage) {
    location.reload();
    return;
  }
  const texts = await loadTexts(language, addressLanguage);
  const { countries } = texts;
  const atlas = makeAtlas(
    countries.map(({ name, atlas }) => [name, atlas]),
    BASE_PATH,
  );
  const services = browserServices(countries, atlas, diagnostics);
  const store = makeStore({
    ...services,
    preloadedState: { ui: { darkMode: matchesMedia(DARK) } },
    devTools: __DEV_TOOLS__ && devToolsOptions,
  });
  if (import.meta.env.PROD) {
    const onNewRelease = () => store.dispatch(releaseFound());
    afterLoad(() =>
      withServiceWorker(({ startServiceWorker }) => startServiceWorker(language, onNewRelease)),
    );
  }

  const inSite = (children: ReactNode) => (
    <StrictMode>
      <Providers store={store} services={services} texts={texts}>
        <BrowserRouter basename={languageRoot(addressLanguage) || '/'}>{children}</BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const options: RootOptions = {
    onRecoverableError: diagnostics.recordError,
    onCaughtError: (error, info) => {
      crashed(error, info);
      console.error(error, info.componentStack);
    },
  };
  const reactRoot = createRoot(root, options);
  if (!root.firstChild) {
    reactRoot.render(
      inSite(
        <>
          <GlobalStyle />
          <LoadingBar />
        </>,
      ),
    );
  }
  // The page itself reports a failure.
  void preloadPage(path, texts.loadAll).catch(() => undefined);
  // A transition keeps the browser responsive, and keeps the prerendered screen (docs/adr/019) or the bar
  // until the page's code and words have loaded.
  startTransition(() => reactRoot.render(inSite(<App />)));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
if (__DEV_TOOLS__ && parseLocation(location).path.startsWith('/dev/gallery')) {
  void loadCode(() => import('./app/dev/gallery/showGallery')).then(async ({ showGallery }) => {
    await showGallery(root);
    document.getElementById('start-failure')?.remove();
  });
} else {
  void start(root);
}
