import { instrument } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer } from '@reduxjs/toolkit';

type Tools = {
  /** The store with its log. */
  readonly store: {
    readonly liftedStore: {
      readonly dispatch: (event: object) => void;
      readonly getState: () => unknown;
    };
  };
  /** A state that the store is to have from the beginning, unchanged. */
  readonly frozen?: unknown;
};

/** What the tests reach of a page on which Redux DevTools are installed. */
declare global {
  var devTools: Tools;
}

/** As the extension hooks into the store, with the tests in place of its panel. */
const { frozen } = globalThis.devTools;
const keep = ((createStore: (...rest: unknown[]) => Tools['store']) =>
  (reducer: unknown, preloadedState: unknown) => {
    const store = createStore(reducer, frozen ?? preloadedState);
    if (frozen) store.liftedStore.dispatch({ type: 'LOCK_CHANGES', status: true });
    globalThis.devTools = { ...globalThis.devTools, store };
    return store;
  }) as unknown as StoreEnhancer;

Object.assign(globalThis, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(keep, ...enhancers, instrument(undefined, { maxAge: 500 }) as StoreEnhancer),
});
