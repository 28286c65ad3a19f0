import { instrument, type InstrumentExt } from '@redux-devtools/instrument';
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit';

type Instrumented = InstrumentExt<unknown, Action, null>;

declare global {
  /** The store with its log: tests use it in place of the extension's panel. */
  var devTools: Instrumented['liftedStore'];
}

const expose = ((createStore: (...rest: unknown[]) => Instrumented) =>
  (...rest: unknown[]) => {
    const store = createStore(...rest);
    globalThis.devTools = store.liftedStore;
    return store;
  }) as unknown as StoreEnhancer;

// As the extension hooks into the store.
Object.assign(globalThis, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(expose, ...enhancers, instrument(undefined, { maxAge: 500 }) as StoreEnhancer),
});
