import { focusHeading } from './PageHeading';

const FOCUSABLE = ':is(a[href], summary, :enabled, [tabindex="0"]):not([tabindex="-1"])';

/**
 * A ref for an element that may be removed while it has the focus. Moves the focus to what follows if the
 * focus is visible, else to the page's title: on a phone the input would open the keyboard.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (!element || element !== document.activeElement) return;
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const following = element.matches(':focus-visible') ? all.slice(all.indexOf(element) + 1) : [];
  // After the removal, unless something else takes the focus.
  queueMicrotask(() => {
    for (const each of following) {
      if (document.activeElement !== document.body) return;
      // What is removed or hidden refuses it.
      each.focus();
    }
    if (document.activeElement === document.body) focusHeading();
  });
};
