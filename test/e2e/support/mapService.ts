import { randomUUID } from 'node:crypto';

import { STAND_IN_URL } from './addresses';
import type { Behaviour, MapRequest } from './standIn';

/** The stand-in's session of one test. */
export class MapService {
  readonly session = randomUUID();
  readonly #url = `${STAND_IN_URL}/control/${this.session}`;

  /** How to answer requests from now on, and those held so far. */
  async answerWith(behaviour: Behaviour) {
    await fetch(this.#url, { method: 'PUT', body: JSON.stringify(behaviour) });
  }

  async requests() {
    return (await (await fetch(this.#url)).json()) as MapRequest[];
  }

  /** The zoom levels requested so far, in order. */
  async zooms() {
    return (await this.requests()).map(({ zoom }) => zoom);
  }

  async end() {
    await fetch(this.#url, { method: 'DELETE' });
  }
}
