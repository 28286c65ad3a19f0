/** The part of DevTools' own store that is used here: it holds the site's store as a log of events. */
type LiftedStore = {
  readonly getState: () => {
    /** The position in the log of the moment that is shown. */
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly isLocked: boolean;
  };
  readonly dispatch: (action: object) => void;
};

type Store = { readonly subscribe: (onChange: () => void) => () => void };

const liftedStoreOf = (store: object): LiftedStore | null =>
  __DEV_TOOLS__ && 'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;

/** Whether nothing on the page has an effect: DevTools shows the past, or has locked changes. */
export function isFrozen(store: object): boolean {
  const log = liftedStoreOf(store)?.getState();
  return !!log && (log.isLocked || log.currentStateIndex < log.stagedActionIds.length - 1);
}

/** Whether DevTools' log was reset or committed, and holds only its first entry. */
const wasReset = (store: object): boolean =>
  liftedStoreOf(store)?.getState().stagedActionIds.length === 1;

/** Calls back when DevTools shows the present again, or has started its log anew. */
export function onReturn(store: Store, callback: () => void) {
  let wasFrozen = false;
  store.subscribe(() => {
    const hasReturned = !isFrozen(store) && (wasFrozen || wasReset(store));
    wasFrozen = isFrozen(store);
    if (hasReturned) callback();
  });
}

/** Shows the end of DevTools' log, and lets it grow. */
export function returnToPresent(store: object) {
  const lifted = liftedStoreOf(store);
  if (!lifted) return;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
  // The extension tells its panel nothing of a jump from the page, but does of what follows one.
  lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
}
