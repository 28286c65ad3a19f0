import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';

import { App } from '../../src/app/App';
import { makeDiagnostics } from '../../src/app/diagnostics';
import { Providers } from '../../src/app/Providers';
import { preloadPage } from '../../src/app/routes';
import { dialogClosed } from '../../src/features/events';
import { languageRoot } from '../../src/lib/address';
import { paths } from '../../src/paths';
import { packExport, unpackExport } from '../../src/store/persistence/exportCode';
import type { PageTexts } from '../../src/texts/useTexts';
import { ENGLISH_PAGE, FIRST_WORDS } from './english';
import { actAndLoad } from './setupViews';
import { aStore } from './testStore';

// Preloaded, so that no test waits for the code of a page or a part.
const views = import.meta.glob('../../src/{features,layout,pages}/**/*.tsx', { eager: true });
if (Object.keys(views).length === 0) throw new Error('The pattern of the views matches no file.');
await Promise.all(Object.values(paths).map((path) => preloadPage(path, FIRST_WORDS.loadAll)));

type Options = Parameters<typeof aStore>[0] & {
  /** Whether “How to play” opens, as for a new player. */
  readonly isFirstVisit?: boolean;
  /** English by default. */
  readonly texts?: PageTexts;
};

/** The site at a path, on a real store in a made-up world, and a person in front of it. */
export async function renderSite(
  path: string,
  { isFirstVisit = false, texts = ENGLISH_PAGE, ...options }: Options = {},
) {
  history.replaceState(null, '', path);
  const { recordError, ...diagnostics } = makeDiagnostics(() => ({ browser: 'Netscape' }));
  const made = aStore({
    realTimers: true,
    site: 'https://zoomle.test',
    share: () => Promise.resolve('copied'),
    copy: () => Promise.resolve('copied'),
    packExport,
    unpackExport,
    ...diagnostics,
    ...options,
  });
  if (!isFirstVisit) made.store.dispatch(dialogClosed('help'));
  // Without styles jsdom finds roles and names three times as fast.
  const outsideOfThePage = document.createElement('div');
  const view = await act(() =>
    Promise.resolve(
      render(
        <Providers store={made.store} services={made.services} texts={texts}>
          <StyleSheetManager target={outsideOfThePage}>
            <BrowserRouter basename={languageRoot(texts.language) || '/'}>
              <App />
            </BrowserRouter>
          </StyleSheetManager>
        </Providers>,
        { onCaughtError: recordError, onRecoverableError: recordError },
      ),
    ),
  );
  /** Await it if it ends the round or loads something: that renders in steps. */
  const dispatch = (action: UnknownAction) => actAndLoad(() => made.store.dispatch(action)).done;
  return { ...made, ...view, dispatch, user: userEvent.setup({ delay: null }) };
}

type Site = Awaited<ReturnType<typeof renderSite>>;

/** Leaves the page and loads it again, with its storage. */
export function reload({ leave, unmount, storage }: Site, options?: Options) {
  leave();
  unmount();
  return renderSite(location.pathname + location.hash, { ...options, storage });
}
