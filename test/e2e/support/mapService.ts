import { STAND_IN_URL } from './addresses';
import type { Behaviour, MapRequest } from './standIn';

export class MapService {
  readonly #url: string;

  constructor(session: string) {
    this.#url = `${STAND_IN_URL}/control/${session}`;
  }

  /** How pictures are answered from now on, and those held back so far. */
  async answerWith(behaviour: Behaviour) {
    await fetch(this.#url, { method: 'PUT', body: JSON.stringify(behaviour) });
  }

  async requests() {
    return (await (await fetch(this.#url)).json()) as MapRequest[];
  }

  /** The zoom levels asked for so far, in the order of the requests. */
  async zooms() {
    return (await this.requests()).map(({ zoom }) => zoom);
  }

  async end() {
    await fetch(this.#url, { method: 'DELETE' });
  }
}
