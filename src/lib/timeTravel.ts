/** The part of DevTools' lifted store used here: the log of the site's events. */
type LiftedStore = {
  readonly getState: () => {
    /** Position in the log of the state on display. */
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly isLocked: boolean;
  };
  readonly dispatch: (action: object) => void;
};

type Store = { readonly subscribe: (onChange: () => void) => () => void };

const liftedStoreOf = (store: object): LiftedStore | null =>
  __DEV_TOOLS__ && 'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;

/** Whether the page ignores events: DevTools shows the past, or has locked changes. */
export function isFrozen(store: object): boolean {
  const log = liftedStoreOf(store)?.getState();
  return !!log && (log.isLocked || log.currentStateIndex < log.stagedActionIds.length - 1);
}

/** Whether DevTools' log was reset or committed: only its first entry is left. */
const wasReset = (store: object): boolean =>
  liftedStoreOf(store)?.getState().stagedActionIds.length === 1;

/** Calls back when DevTools returns to the present or restarts its log. */
export function onReturn(store: Store, callback: () => void) {
  let wasFrozen = false;
  store.subscribe(() => {
    const hasReturned = !isFrozen(store) && (wasFrozen || wasReset(store));
    wasFrozen = isFrozen(store);
    if (hasReturned) callback();
  });
}

/** Jumps to the end of DevTools' log and unlocks it. */
export function returnToPresent(store: object) {
  const lifted = liftedStoreOf(store);
  if (!lifted) return;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
  // The extension does not report the page's own jumps to its panel, but reports what follows them.
  lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
}
