import { focusHeading } from './PageHeading';

const FOCUSABLE = 'a[href], button, input, select, summary, textarea, [tabindex="0"]';

/**
 * A ref for an element that may be removed while it has the focus. Moves the focus to what follows if the
 * focus is visible, else to the page's title: on a phone the input would open the keyboard.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (element === null || element !== document.activeElement) return;
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isVisible = element.matches(':focus-visible');
  const following = isVisible ? all.slice(all.indexOf(element) + 1) : [];
  // After the removal, unless something else takes the focus.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    // What is removed, hidden or disabled refuses the focus.
    const next = following.find((each) => {
      each.focus();
      return each === document.activeElement;
    });
    if (!next) focusHeading();
  });
};
