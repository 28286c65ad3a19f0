import type { Page } from '@playwright/test';

/** Texts that are cut off, or that overflow the window, their own box or the picture that they label. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hidden = (element: Element) => element.closest('[hidden], details:not([open]) > ul');
    const isInScroller = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (getComputedStyle(parentElement).overflowX === 'auto' || isInScroller(parentElement));
    /** Such texts, or elements around them, are one pixel wide. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement));
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      if (isForScreenReaders(element) || hidden(element)) return false;
      const { overflowX } = getComputedStyle(element);
      const runsOver = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isOutside = left < -1 || right > innerWidth + 1;
      return (isOutside && !isInScroller(element)) || (runsOver && overflowX !== 'visible');
    };
    const isOutsidePicture = (label: SVGTextElement) => {
      const [{ left, right, top, bottom }, picture] = [label, label.ownerSVGElement ?? label].map(
        (element) => element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const [x, y] = [
        Math.min(left - picture.left, picture.right - right),
        Math.min(top - picture.top, picture.bottom - bottom),
      ];
      return Math.min(x, y) < -1;
    };
    const labels = [...document.querySelectorAll('text')].filter(isOutsidePicture);
    return [
      ...document.querySelectorAll('h1, h2, h3, p, button, a, label, td, th, dt, dd, li, span'),
    ]
      .filter((element) => element.textContent.trim() !== '' && isCut(element))
      .concat(labels)
      .map((element) => element.outerHTML.slice(0, 120));
  });
