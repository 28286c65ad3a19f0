import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { type World, WorldContext } from './hooks';
import type { AppStore } from './makeStore';
import type { makeRecorder } from './recorder';

type Parts = {
  readonly store: AppStore;
  readonly world: World;
  readonly recordError: ReturnType<typeof makeRecorder>['recordError'];
};

/** Puts the site into an element, in place of what the page brought along. */
export function mount(element: HTMLElement, { store, world, recordError }: Parts) {
  const root = createRoot(element, {
    // What fails in the background is tried again at once: the player sees nothing of it, or a fallback.
    onRecoverableError: recordError,
    onCaughtError: (error, info) => {
      recordError(error, info);
      console.error(error, info.componentStack);
    },
  });
  // In slices, between which a browser can scroll and paint.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <WorldContext value={world}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </WorldContext>
        </Provider>
      </StrictMode>,
    ),
  );
}
