import { rename } from 'node:fs/promises';

import { folderOf } from './variants';

const [OLD, NEW] = [folderOf('old-release'), folderOf('new-release')];

/** Has the server of the old release's address serve the new one, or the old one again. */
async function exchange(file: string) {
  const aside = `${OLD}-aside`;
  await rename(OLD + file, aside);
  await rename(NEW + file, OLD + file);
  await rename(aside, NEW + file);
}

/** Publishes the new release, and takes it back after the test. */
export class Releases {
  readonly #exchanged: string[] = [];

  /** @param file one of it only, as in `/sw.js`; or, once all was published, the old one of it */
  async publish(file = '') {
    await exchange(file);
    this.#exchanged.push(file);
  }

  async takeBack() {
    for (const file of this.#exchanged.splice(0).reverse()) await exchange(file);
  }
}
