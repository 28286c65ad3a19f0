import type { Page, Route } from '@playwright/test';

/**
 * Blocks a page with a synchronous request.
 * @param key pressed after the request, and what follows stored, before the page hears of other tabs
 * @returns a function that answers the request
 */
export async function halt(page: Page, key?: string) {
  const address = '/halt';
  const requested = new Promise<Route>((resolve) => void page.route(address, resolve));
  const done = page.evaluate(
    ([address, key]) => {
      const request = new XMLHttpRequest();
      request.open('GET', address, false);
      request.send();
      if (!key) return;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      // Store at once, not in the next task.
      dispatchEvent(new PageTransitionEvent('pagehide'));
    },
    [address, key] as const,
  );
  const route = await requested;
  return async () => {
    await route.fulfill();
    await done;
  };
}
