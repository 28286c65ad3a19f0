import { rename } from 'node:fs/promises';

import { NEXT_RELEASE, RELEASE } from './variants';

/** Swaps the release that is served, or one of its files, with the other one. */
async function exchange(file: string) {
  const aside = `${RELEASE}-aside`;
  await rename(RELEASE + file, aside);
  await rename(NEXT_RELEASE + file, RELEASE + file);
  await rename(aside, NEXT_RELEASE + file);
}

/** Publishes the new release, and takes it back after the test. */
export class Releases {
  readonly #undo: (() => Promise<void>)[] = [];

  /** @param file only this one, such as `/sw.js`; once all is published, puts its old version back */
  async publish(file = '') {
    await exchange(file);
    this.#undo.push(() => exchange(file));
  }

  /** Deletes a file or folder, as a release does that has replaced it. */
  async delete(path: string) {
    const deleted = `${RELEASE}-deleted`;
    await rename(RELEASE + path, deleted);
    this.#undo.push(() => rename(deleted, RELEASE + path));
  }

  async takeBack() {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }
}
