// Here already when they are fetched, so that nothing has to wait for them.
import '../../src/pages/ArchiveDayPage';
import '../../src/pages/ArchivePage';
import '../../src/pages/ErrorPage';
import '../../src/features/statistics/StatisticsPanel';
import '../../src/pages/GameDialog';
import '../../src/pages/HomePage';
import '../../src/pages/OutdatedPage';
import '../../src/pages/RegionFailure';
import '../../src/pages/RoundEnd';
import '../../src/pages/Settings';
import '../../src/pages/ZoomlePage';

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';

import { App } from '../../src/app/App';
import { stillWorld, type World, WorldContext } from '../../src/app/hooks';
import { packProgress, unpackProgress } from '../../src/app/progressCode';
import { makeRecorder } from '../../src/app/recorder';
import { dialogClosed } from '../../src/features/ui/dialogSlice';
import { COUNTRIES } from './builders';
import { aStore, testMaps } from './testStore';

/** What components need of the world, made up. */
export const WORLD: World = {
  ...stillWorld,
  countries: COUNTRIES,
  mapProviders: [testMaps],
  now: () => Date.now(),
  site: 'https://zoomle.test',
  share: () => Promise.resolve('copied'),
  copy: () => Promise.resolve('copied'),
  report: () => 'a report',
  packProgress,
  unpackProgress,
};

/** Where the made-up site runs. */
export const SURROUNDINGS = {
  version: '1.2.3, main.js',
  browser: 'Netscape',
  language: 'en-GB',
  screen: '390 x 844',
  time: '2026-11-20T12:00:00.000Z',
  path: '/zoomle',
};

type Options = Parameters<typeof aStore>[0] & {
  readonly devTools?: boolean;
  readonly world?: Partial<World>;
  /** Whether “How to play” has not been seen yet, and opens. */
  readonly isFirstVisit?: boolean;
  /** Whether styles apply. Without them jsdom finds roles and names three times as fast. */
  readonly isStyled?: boolean;
};

/** The site at a path, on a real store in a made-up world, and a person in front of it. */
export async function renderSite(
  path: string,
  { devTools = true, world = {}, isFirstVisit = false, isStyled = false, ...options }: Options = {},
) {
  history.replaceState(null, '', path);
  const { recordEvent, recordError, report } = makeRecorder(() => SURROUNDINGS);
  const made = await aStore({ realTimers: true, recordEvent, ...options });
  if (!isFirstVisit) made.store.dispatch(dialogClosed('help'));
  const outsideOfThePage = document.createElement('div');
  const { countries = COUNTRIES } = options;
  // Until its page's code, fetched when it is rendered, is there as well.
  const view = await act(() =>
    Promise.resolve(
      render(
        <Provider store={made.store}>
          <WorldContext
            value={{
              ...WORLD,
              devTools,
              report,
              countries,
              loadPlaces: () => Promise.resolve(countries),
              ...world,
            }}
          >
            <StyleSheetManager target={isStyled ? document.head : outsideOfThePage}>
              <BrowserRouter>
                <App />
              </BrowserRouter>
            </StyleSheetManager>
          </WorldContext>
        </Provider>,
        { onCaughtError: recordError },
      ),
    ),
  );
  const dispatch = (action: UnknownAction) => {
    act(() => void made.store.dispatch(action));
  };
  return { ...made, ...view, dispatch, user: userEvent.setup() };
}
