import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, un gioco di geografia quotidiano: indovina il paese dall’immagine satellitare, allargando lo zoom a ogni tentativo.',
  game: 'Quale paese si vede dal satellite? Sei tentativi: ognuno indica distanza e direzione, e sblocca un nuovo livello di zoom.',
};
