/** For so long after a change, in ms, a press was meant for what was there before. */
const REACTION = 400;
/** How far apart, in px, the taps of a double tap may be. */
const SPREAD = 30;
const CONTROLS = 'a, button, label, summary, [role="button"], [role="option"]';

/** Where a pointer was; null for a key, which is where the focus is. */
type Place = { readonly x: number; readonly y: number } | null;

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** The control at a place, with its words, which say what it does. */
function seenAt(at: Place) {
  const control = controlOf(at ? document.elementFromPoint(at.x, at.y) : document.activeElement);
  return { control, words: control?.textContent };
}

const watch = (at: Place) => ({
  at,
  ...seenAt(at),
  changedAt: -Infinity,
  /** Whether the press was meant for what has gone. */
  isLate: false,
  awaitsClick: false,
});

const isNear = (one: Place, other: Place) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) < SPREAD : one === other;

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Drops the click of a press that comes at the place of the one before, or with the focus, within 400 ms of a
 * change of what is there: it was meant for what has gone, as the second tap on a name whose list has closed.
 * The next press acts. Also drops the repetitions of a key that is held down.
 *
 * Not by counted clicks: iPhones count none, and a slow device changes the page after the second tap.
 * @returns a function that ends it
 */
export function guardPresses(): () => void {
  /** The last press, or the focus before the first one. */
  let last: ReturnType<typeof watch> | undefined;
  const look = () => {
    if (!last) return;
    const { control, words } = seenAt(last.at);
    if (control === last.control && words === last.words) return;
    Object.assign(last, { control, words, changedAt: performance.now() });
  };
  const lookSoon = () => last && requestAnimationFrame(look);
  const hasJustChanged = () => last !== undefined && performance.now() - last.changedAt < REACTION;
  const press = (at: Place) => {
    look();
    const isLate = last !== undefined && isNear(last.at, at) && hasJustChanged();
    const seen = watch(at);
    // Enter in a field clicks nothing.
    last = { ...seen, isLate, awaitsClick: at !== null || seen.control !== null };
  };
  /** What the player moves is no surprise. */
  const forget = () => {
    last = undefined;
  };
  const pressKey = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (key !== 'Enter' && !(key === ' ' && controlOf(target))) forget();
    else if (repeat) stop(event);
    else press(null);
  };
  const click = (event: Event) => {
    // Clicks by code are none of a press.
    if (!last?.awaitsClick) return;
    // A finger's click is for what is there when it leaves.
    look();
    if (last.isLate || hasJustChanged()) stop(event);
    last = watch(last.at);
  };
  // Where the player has moved the focus, it may change before the first key.
  const watchFocus = () => (last ??= watch(null));

  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('pointerdown', ({ x, y }) => press({ x, y }), options);
  document.addEventListener('keydown', pressKey, options);
  document.addEventListener('focusin', watchFocus, options);
  document.addEventListener('click', click, options);
  for (const type of ['wheel', 'pointercancel'])
    document.addEventListener(type, forget, { ...options, passive: true });
  document.addEventListener('scroll', lookSoon, options);
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'open'],
  });
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
