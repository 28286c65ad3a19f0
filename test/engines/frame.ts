import type { Tab } from './engine';

/** Opens a page of the site in a frame of a tab on the site: windows cannot be made that narrow. */
export const openFrame = (tab: Tab, path: string) =>
  tab.run((src) => {
    document.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    frame.style.border = '0';
    // The map is no higher than the window leaves room for.
    frame.height = '844';
    frame.src = src;
    document.body.append(frame);
  }, path);

/**
 * Gives the frame's page a width beside its scrollbar, and measures: what the page can be scrolled
 * sideways, what of it is cut off, and how wide the map is. Null while it has not started.
 */
export const measureFrame = (tab: Tab, width: number) =>
  tab.run((width) => {
    const frame = document.querySelector('iframe');
    const [page, view] = [frame?.contentDocument, frame?.contentWindow];
    if (!frame || !page?.querySelector('h1') || !view || page.querySelector('#start-failure')) {
      return null;
    }
    const root = page.documentElement;
    frame.width = String(width + view.innerWidth - root.clientWidth);
    const isCutOff = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > root.clientWidth);
    };
    return {
      scrolledSideways: root.scrollWidth - root.clientWidth,
      cutOff: [...page.querySelectorAll('main *')]
        .filter(isCutOff)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      mapWidth: page.querySelector('img[alt]:not([alt=""])')?.clientWidth,
    };
  }, width);
