import { expect } from 'vitest';

import { start } from '../../src/texts/en/start';
import type { Tab } from './engine';

const INPUT = '//input[@role="combobox"]';

export const button = (name: string) => `//button[.="${name}"]`;

export class Player {
  constructor(
    readonly tab: Tab,
    readonly site: string,
  ) {}

  async open(path = '/zoomle') {
    await this.tab.open(this.site + path);
    // The site removes it once it has taken over the page that the build rendered.
    await expect.poll(() => this.count('//*[@id="start-failure"]')).toBe(0);
  }

  async begin() {
    await this.open();
    await expect.poll(() => this.words('//dialog[@open]//h2')).toEqual([start.help.title]);
    await this.tab.press('Escape');
    await expect.poll(() => this.count('//dialog')).toBe(0);
  }

  words(element: string): Promise<string[]> {
    return this.tab.run((xpath) => {
      const found = document.evaluate(
        xpath,
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      );
      return Array.from(
        { length: found.snapshotLength },
        (_, index) => found.snapshotItem(index)?.textContent ?? '',
      );
    }, element);
  }

  async count(element: string) {
    return (await this.words(element)).length;
  }

  async sees(text: string) {
    await expect.poll(() => this.words('//body')).toEqual([expect.stringContaining(text)]);
  }

  #rows() {
    return this.words(`//ol[@aria-label="${start.game.guesses}"]/li`);
  }

  async expectRows(...names: string[]) {
    await expect
      .poll(() => this.#rows())
      .toEqual(names.map((name): unknown => expect.stringContaining(name)));
  }

  /** Guesses a country, and waits for its row. */
  async guess(name: string) {
    const rows = await this.#rows();
    await this.tab.type(INPUT, name);
    await this.tab.press('Enter');
    await this.expectRows(...rows, name);
  }

  async expectPicture(zoom: number) {
    const picture = () => this.#picture(start.game.map.alternative);
    await expect.poll(picture).toMatch(new RegExp(`^[1-9]\\d* /atlas/.*/${zoom}\\.avif$`));
  }

  /** The round has ended: the atlas's picture of the whole country is on the screen, with its name. */
  async expectCountry(name: string) {
    const picture = () => this.#picture(start.game.map.place(name));
    await expect.poll(picture).toMatch(/^[1-9]\d* \/atlas\/.*\/country\.avif$/);
    await expect.poll(() => this.words('//*[name()="text"]')).toContain(name);
  }

  #picture(words: string): Promise<string> {
    return this.tab.run((alt) => {
      const image = document.querySelector<HTMLImageElement>(`img[alt^="${alt}"]`);
      return `${image?.complete && image.naturalWidth} ${image?.getAttribute('src')}`;
    }, words);
  }

  /** Clicks a button, once the code of its page has loaded. */
  async click(name: string) {
    await expect.poll(() => this.count(button(name))).not.toBe(0);
    await this.tab.click(button(name));
  }
}
