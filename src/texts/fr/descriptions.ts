import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, un jeu de géographie quotidien\u00A0: devinez le pays d’après une image satellite, et dézoomez à chaque essai.',
  game: 'Quel pays se cache sur l’image satellite\u202F? Six essais\u202F; chacun indique la distance et la direction, et débloque un niveau de zoom.',
};
