import type { Page } from '@playwright/test';

/**
 * All words of a page in its own language, a line each: those that are seen and those that are read out.
 * Names that say that they are English are left out, and names in other languages' menus.
 */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) => {
      const marked = element?.closest('[lang]');
      return (
        !element?.closest('script, style, noscript, code') && marked?.getAttribute('lang') === lang
      );
    };
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement)) found.push(textContent ?? '');
    }
    const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];
    for (const element of document.querySelectorAll('body *, meta[name="description"]')) {
      if (isOwn(element)) found.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    }
    return found
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n');
  });
