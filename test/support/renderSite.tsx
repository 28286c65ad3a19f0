import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { App } from '../../src/app/App';
import { CountriesContext } from '../../src/app/hooks';
import { COUNTRIES } from './builders';
import { aStore } from './testStore';

type Options = Parameters<typeof aStore>[0] & { readonly devTools?: boolean };

/** The site at a path, on a real store in a made-up world, and a person in front of it. */
export async function renderSite(path: string, { devTools = true, ...options }: Options = {}) {
  history.replaceState(null, '', path);
  const made = await aStore({ realTimers: true, ...options });
  const view = render(
    <Provider store={made.store}>
      <CountriesContext value={options.countries ?? COUNTRIES}>
        <App devTools={devTools} />
      </CountriesContext>
    </Provider>,
  );
  const dispatch = (action: UnknownAction) => {
    act(() => void made.store.dispatch(action));
  };
  return { ...made, ...view, dispatch, user: userEvent.setup() };
}
