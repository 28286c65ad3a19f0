import {
  ActionCreators,
  instrument,
  type InstrumentExt,
  type LiftedAction,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

import type { AppStore } from '../../src/store/makeStore';
import type { RootState } from '../../src/store/rootReducer';

type Log = LiftedState<RootState, Action, null>;

/** The enhancer of Redux DevTools. */
export const devTools = (options?: Parameters<typeof instrument>[1]) =>
  instrument(undefined, options) as StoreEnhancer;

/** What a developer does in Redux DevTools. */
export function devToolsOf(store: AppStore) {
  const { liftedStore } = store as unknown as InstrumentExt<RootState, Action, null>;
  const lift = (action: unknown) =>
    void liftedStore.dispatch(action as LiftedAction<RootState, Action, null>);
  return {
    log: (): Log => liftedStore.getState(),
    /** The number of the last event. */
    last: () => liftedStore.getState().nextActionId - 1,
    /** The number of the last event of a type. */
    lastOf: (type: string) => {
      const { actionsById, stagedActionIds } = liftedStore.getState();
      return stagedActionIds.findLast((id) => actionsById[id]?.action.type === type) ?? NaN;
    },
    jump: (id: number) => lift(ActionCreators.jumpToAction(id)),
    toggle: (id: number) => lift(ActionCreators.toggleAction(id)),
    reset: () => lift(ActionCreators.reset()),
    commit: () => lift(ActionCreators.commit()),
    rollback: () => lift(ActionCreators.rollback()),
    lock: (isLocked: boolean) => lift(ActionCreators.lockChanges(isLocked)),
    /** Imports a log as DevTools does, after a round trip through a file. */
    import: (log: Log | Action[], preloadedState?: unknown) => {
      const imported = ActionCreators.importState(JSON.parse(JSON.stringify(log)) as Log);
      lift({ ...imported, preloadedState });
    },
  };
}
