import { useCallback, useSyncExternalStore } from 'react';

import { useAppStore } from '../../app/hooks';

/** The part of DevTools' own store that is used here: the site's store is a log of events in it. */
type LiftedStore = {
  readonly getState: () => {
    /** The position in the log of the moment that is shown. */
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly isLocked: boolean;
  };
  readonly dispatch: (action: { readonly type: 'JUMP_TO_STATE'; readonly index: number }) => void;
};

const liftedStoreOf = (store: object): LiftedStore | null =>
  __DEV_TOOLS__ && 'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;

/** Why actions on the page have no visible effect. */
type Travel = 'past' | 'locked';

/** How DevTools holds the store; null where it shows the present, or is not there. */
export function travelOf(store: object): Travel | null {
  const log = liftedStoreOf(store)?.getState();
  if (!log) return null;
  if (log.currentStateIndex < log.stagedActionIds.length - 1) return 'past';
  return log.isLocked ? 'locked' : null;
}

/** Whether DevTools' log holds nothing but its beginning: it was reset or committed. */
export const wasReset = (store: object): boolean =>
  liftedStoreOf(store)?.getState().stagedActionIds.length === 1;

/** Shows the end of DevTools' log. */
export function returnToPresent(store: object) {
  const lifted = liftedStoreOf(store);
  if (!lifted) return;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
}

/** How DevTools holds the store that the page shows. */
export function useTravel(): Travel | null {
  const store = useAppStore();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  const getSnapshot = () => travelOf(store);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
