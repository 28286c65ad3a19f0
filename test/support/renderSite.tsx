import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

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
};

/** The site at a path, on a real store in a made-up world, and a person in front of it. */
export async function renderSite(
  path: string,
  { devTools = true, world = {}, isFirstVisit = false, ...options }: Options = {},
) {
  history.replaceState(null, '', path);
  const { recordEvent, recordError, report } = makeRecorder(() => SURROUNDINGS);
  const made = await aStore({ realTimers: true, recordEvent, ...options });
  if (!isFirstVisit) made.store.dispatch(dialogClosed('help'));
  const view = render(
    <Provider store={made.store}>
      <WorldContext
        value={{ ...WORLD, report, countries: options.countries ?? COUNTRIES, ...world }}
      >
        <BrowserRouter>
          <App devTools={devTools} />
        </BrowserRouter>
      </WorldContext>
    </Provider>,
    { onCaughtError: recordError },
  );
  const dispatch = (action: UnknownAction) => {
    act(() => void made.store.dispatch(action));
  };
  return { ...made, ...view, dispatch, user: userEvent.setup() };
}
