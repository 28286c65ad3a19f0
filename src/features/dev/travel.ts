/** The part of DevTools' own store that is used here: the site's store is a log of events in it. */
type LiftedStore = {
  readonly getState: () => {
    /** The position in the log of the moment that is shown. */
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly isLocked: boolean;
  };
  readonly dispatch: (action: { readonly type: string; readonly index?: number }) => void;
};

type Store = { readonly subscribe: (onChange: () => void) => () => void };

const liftedStoreOf = (store: object): LiftedStore | null =>
  __DEV_TOOLS__ && 'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;

/** Why actions on the page have no effect. */
export type Travel = 'past' | 'locked';

/** How DevTools holds the store; null where it shows the present, or is not there. */
export function travelOf(store: object): Travel | null {
  const log = liftedStoreOf(store)?.getState();
  if (!log) return null;
  if (log.currentStateIndex < log.stagedActionIds.length - 1) return 'past';
  return log.isLocked ? 'locked' : null;
}

/** Whether DevTools' log holds nothing but its beginning: it was reset or committed. */
const wasReset = (store: object): boolean =>
  liftedStoreOf(store)?.getState().stagedActionIds.length === 1;

/** Calls back when DevTools shows the present again, or has begun its log anew. */
export function onReturn(store: Store, callback: () => void) {
  let wasPast = false;
  store.subscribe(() => {
    const travel = travelOf(store);
    const hasReturned = travel === null && (wasPast || wasReset(store));
    wasPast = travel === 'past' || (travel === 'locked' && wasPast);
    if (hasReturned) callback();
  });
}

/** Shows the end of DevTools' log. */
export function returnToPresent(store: object) {
  const lifted = liftedStoreOf(store);
  if (!lifted || travelOf(store) !== 'past') return;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
  // The extension takes a jump for its panel's own: it tells the panel of what follows one.
  lifted.dispatch({ type: 'RETURNED' });
}

/** Makes the moment that is shown the present; DevTools forgets what came after it. */
export const continueFromHere = (store: object) =>
  liftedStoreOf(store)?.dispatch({ type: 'COMMIT' });
