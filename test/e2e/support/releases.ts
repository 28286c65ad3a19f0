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
  readonly #exchanged: string[] = [];

  /** @param file only this one, such as `/sw.js`; once all is published, puts its old version back */
  async publish(file = '') {
    await exchange(file);
    this.#exchanged.push(file);
  }

  async takeBack() {
    for (const file of this.#exchanged.splice(0).reverse()) await exchange(file);
  }
}
