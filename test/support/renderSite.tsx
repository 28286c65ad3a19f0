import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';

import { App } from '../../src/app/App';
import { makeDiagnostics } from '../../src/app/diagnostics';
import { ServicesContext } from '../../src/app/hooks';
import { packProgress, unpackProgress } from '../../src/app/persistence/progressCode';
import { dialogClosed } from '../../src/features/events';
import { basename } from '../../src/lib/address';
import { start } from '../../src/texts/en/start';
import { type PageTexts, TextsContext } from '../../src/texts/useTexts';
import { ENGLISH_PAGE } from './english';
import { aStore } from './testStore';

// Loaded already, so that no test waits for the code of a page or a part.
const views = import.meta.glob('../../src/{features,layout,pages}/**/*.tsx', { eager: true });
if (Object.keys(views).length === 0) throw new Error('The pattern of the views matches no file.');

/** Until the page of the address is shown: importing a module takes time even where it was loaded. */
export async function pageShown(container: Element) {
  const bar = `[aria-label="${start.site.loading}"]`;
  // Where nothing loads, no clock is needed: a test may have stopped it.
  if (!container.querySelector(bar)) return;
  await waitFor(() => {
    if (container.querySelector(bar)) throw new Error('The page is still loading.');
  });
}

type Options = Parameters<typeof aStore>[0] & {
  /** Whether “How to play” has not been seen yet, and opens. */
  readonly isFirstVisit?: boolean;
  /** Those of the address, English by default. */
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
    packProgress,
    unpackProgress,
    ...diagnostics,
    ...options,
  });
  if (!isFirstVisit) made.store.dispatch(dialogClosed('help'));
  // Without styles jsdom finds roles and names three times as fast.
  const outsideOfThePage = document.createElement('div');
  const view = await act(() =>
    Promise.resolve(
      render(
        <Provider store={made.store}>
          <ServicesContext value={made.services}>
            <StyleSheetManager target={outsideOfThePage}>
              <TextsContext value={texts}>
                <BrowserRouter basename={basename(texts.language) || '/'}>
                  <App />
                </BrowserRouter>
              </TextsContext>
            </StyleSheetManager>
          </ServicesContext>
        </Provider>,
        { onCaughtError: recordError },
      ),
    ),
  );
  await pageShown(view.container);
  /** To be awaited where it ends the round: that is rendered in steps. */
  const dispatch = (action: UnknownAction): PromiseLike<unknown> =>
    act(() => made.store.dispatch(action));
  return { ...made, ...view, dispatch, user: userEvent.setup({ delay: null }) };
}

type Site = Awaited<ReturnType<typeof renderSite>>;

/** Leaves the page and loads it again, with what it has stored. */
export function reload({ leave, unmount, storage }: Site, options?: Options) {
  leave();
  unmount();
  return renderSite(location.pathname + location.hash, { ...options, storage });
}
