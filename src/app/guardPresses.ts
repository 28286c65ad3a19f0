/** For so long after a change, in ms, a press was meant for what was there before. */
const REACTION = 400;
/** How far apart, in px, the taps of a double tap may be. */
const SPREAD = 30;
const CONTROLS = 'a, button, label, summary, [role="button"], [role="option"]';

/** Where a pointer was; null for a key. */
type Place = { readonly x: number; readonly y: number } | null;

type Press = {
  readonly at: Place;
  /** Whether it was meant for something else. */
  readonly isLate: boolean;
  /** Whether its click is still to come; clicks by code are none of it. */
  awaitsClick: boolean;
  /** What is there now, with its words, which say what it does. */
  control: Element | null;
  words: string | null | undefined;
  /** When that changed. */
  changedAt: number;
};

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(CONTROLS) : null;

const controlAt = (at: Place) =>
  controlOf(at ? document.elementFromPoint(at.x, at.y) : document.activeElement);

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
  let last: Press | undefined;
  const look = () => {
    if (!last) return;
    const control = controlAt(last.at);
    const words = control?.textContent;
    if (control === last.control && words === last.words) return;
    Object.assign(last, { control, words, changedAt: performance.now() });
  };
  const lookSoon = () => last && requestAnimationFrame(look);
  const hasJustChanged = () => last !== undefined && performance.now() - last.changedAt < REACTION;
  const watch = (at: Place, isLate: boolean) => {
    const control = controlAt(at);
    const words = control?.textContent;
    last = { at, isLate, awaitsClick: false, control, words, changedAt: -Infinity };
    return last;
  };
  const press = (at: Place) => {
    look();
    const pressed = watch(at, last !== undefined && isNear(last.at, at) && hasJustChanged());
    // Enter in a field clicks nothing.
    pressed.awaitsClick = at !== null || pressed.control !== null;
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
    if (!last?.awaitsClick) return;
    last.awaitsClick = false;
    // A finger's click is for what is there when it leaves.
    look();
    if (!last.isLate && !hasJustChanged()) return;
    stop(event);
    // Once.
    last.changedAt = -Infinity;
  };

  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => press({ x, y }),
    options,
  );
  document.addEventListener('keydown', pressKey, options);
  // Where the player has moved the focus, it may change before the first key.
  document.addEventListener('focusin', () => last ?? watch(null, false), options);
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
