import {
  ActionCreators,
  instrument,
  type InstrumentExt,
  type LiftedAction,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

import type { AppStore, RootState } from '../../src/app/makeStore';

export type Log = LiftedState<RootState, Action, null>;

/** What Redux DevTools makes of a store. */
export const devTools = (options?: Parameters<typeof instrument>[1]) =>
  instrument(undefined, options) as StoreEnhancer;

/**
 * What the extension sends its panel of a log, and with Persist hands back after a reload: without
 * what its options filter out, as the sanitizers leave it, and with a sanitizer without stacks.
 */
export function sentToPanel(log: Log, options: DevToolsEnhancerOptions): Log {
  const { actionSanitizer, stateSanitizer, actionsDenylist, actionsAllowlist, predicate } = options;
  const isSent = (id: number, index: number) => {
    const [action, state] = [log.actionsById[id]?.action, log.computedStates[index]?.state];
    const isNamed = (list: string | string[]) => action?.type.match([list].flat().join('|'));
    if (index === 0 || !action) return true;
    if (actionsDenylist && isNamed(actionsDenylist)) return false;
    if (actionsAllowlist && !isNamed(actionsAllowlist)) return false;
    return predicate ? predicate(state, action) : true;
  };
  const actionsById = Object.entries(log.actionsById).map(([id, { stack, ...lifted }]) => [
    id,
    actionSanitizer
      ? { ...lifted, action: actionSanitizer(lifted.action, Number(id)) }
      : { ...lifted, ...(stack && { stack }) },
  ]);
  return {
    ...log,
    stagedActionIds: log.stagedActionIds.filter(isSent),
    actionsById: Object.fromEntries(actionsById) as Log['actionsById'],
    computedStates: log.computedStates
      .filter((_, index) => isSent(log.stagedActionIds[index] ?? 0, index))
      .map(({ state }, index) => ({ state: stateSanitizer?.(state, index) ?? state })),
  };
}

/** What a developer does in Redux DevTools to a store that was made with it. */
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
    /** Brings a log in as DevTools does: as it is after a file has been written and read. */
    import: (log: Log) => lift(ActionCreators.importState(JSON.parse(JSON.stringify(log)) as Log)),
  };
}
