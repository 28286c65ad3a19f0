import { useCallback, useSyncExternalStore } from 'react';

import { useAppStore } from '../../app/hooks';

/** What is used of DevTools' own store, in which the site's store is a log of events. */
type LiftedStore = {
  readonly getState: () => {
    /** The place in the log of the moment that is shown. */
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly isLocked: boolean;
  };
  readonly dispatch: (action: { readonly type: 'JUMP_TO_STATE'; readonly index: number }) => void;
};

const liftedStoreOf = (store: object): LiftedStore | null =>
  'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;

/** Why what is done on the page has no effect that could be seen there. */
type Travel = 'past' | 'locked';

/** How DevTools holds the store; null where it does not, or is not there. */
function travelOf(store: object): Travel | null {
  const log = liftedStoreOf(store)?.getState();
  if (!log) return null;
  if (log.currentStateIndex < log.stagedActionIds.length - 1) return 'past';
  return log.isLocked ? 'locked' : null;
}

/** Whether DevTools' log holds nothing but how it began: it was reset or committed. */
export const hasOneMoment = (store: object): boolean =>
  liftedStoreOf(store)?.getState().stagedActionIds.length === 1;

/** Shows the end of DevTools' log. */
export function returnToPresent(store: object) {
  const lifted = liftedStoreOf(store);
  if (!lifted) return;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
}

function useTravelOfStore(): Travel | null {
  const store = useAppStore();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  const getSnapshot = () => travelOf(store);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** How DevTools holds the store that the page shows. */
export const useTravel = __DEV_TOOLS__ ? useTravelOfStore : () => null;
