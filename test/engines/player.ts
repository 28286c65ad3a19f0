import { expect } from 'vitest';

import { start } from '../../src/texts/en/start';
import { eventually, type Tab } from './engine';

const INPUT = '//input[@role="combobox"]';
const ROWS = `//ol[@aria-label="${start.game.guesses}"]/li`;

export const button = (name: string) => `//button[.="${name}"]`;

export class Player {
  constructor(
    readonly tab: Tab,
    readonly site: string,
  ) {}

  async open(path = '/zoomle') {
    await this.tab.open(this.site + path);
    // The site removes it once it has taken over the page that the build rendered.
    await this.#expectNo('//*[@id="start-failure"]');
  }

  async begin() {
    await this.open();
    await this.#expectWords('//dialog[@open]//h2', [start.help.title]);
    await this.tab.press('Escape');
    await this.#expectNo('//dialog');
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
    await this.#expectWords('//body', [expect.stringContaining(text)]);
  }

  async expectRows(...names: string[]) {
    await this.#expectWords(
      ROWS,
      names.map((name): unknown => expect.stringContaining(name)),
    );
  }

  /** Guesses a country, and waits for its row. */
  async guess(name: string) {
    const rows = await this.words(ROWS);
    await this.tab.type(INPUT, name);
    await this.tab.press('Enter');
    await this.expectRows(...rows, name);
  }

  async expectPicture(zoom: number) {
    await this.#expectPictureOf(start.game.map.alternative, `${zoom}`);
  }

  /** The round has ended: the atlas's picture of the whole country is on the screen, with its name. */
  async expectCountry(name: string) {
    await this.#expectPictureOf(start.game.map.place(name), 'country');
    await this.#expectWords('//*[name()="text"]', expect.arrayContaining([name]));
  }

  #expectPictureOf(words: string, file: string) {
    const read = () =>
      this.tab.run((alt) => {
        const image = document.querySelector<HTMLImageElement>(`img[alt^="${alt}"]`);
        return `${image?.complete && image.naturalWidth} ${image?.getAttribute('src')}`;
      }, words);
    const loaded = new RegExp(`^[1-9]\\d* /atlas/.*/${file}\\.avif$`);
    return eventually(read, (picture) => expect(picture).toMatch(loaded));
  }

  #expectWords(element: string, words: unknown) {
    return eventually(
      () => this.words(element),
      (found) => expect(found).toEqual(words),
    );
  }

  #expectNo(element: string) {
    return this.#expectWords(element, []);
  }

  /** Clicks a button, once the code of its page has loaded. */
  async click(name: string) {
    await this.#expectWords(button(name), expect.arrayContaining([name]));
    await this.tab.click(button(name));
  }
}
