import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Comment jouer',
  nearCloseUp: 'Votre carte commence encore plus près que celle-ci.',
  guess:
    'Devinez le pays. Vous avez six essais\u00A0: chaque essai raté indique à quelle distance est la réponse, dans quelle direction, et votre proximité en pourcentage.',
  exampleLabel: 'Exemple d’essai',
  wider: 'Chaque essai dézoome aussi d’un niveau.',
  more: 'En savoir plus',
  described: 'Un texte associé à l’image dit ce qu’elle montre.',
  greatCircle:
    'La distance et la direction se mesurent du lieu célèbre du pays proposé jusqu’au lieu sous le viseur, le long du grand cercle, le plus court chemin sur le globe. Deux pays voisins ne sont donc pas à 0\u00A0km l’un de l’autre, et une flèche peut surprendre sur une carte plane.',
  percent:
    '100\u00A0%, c’est le lieu même\u202F; 0\u00A0%, l’autre bout de la Terre. L’échelle est plus fine quand on est près.',
  day: (next) =>
    `Tout le monde reçoit la même carte le même jour. La suivante arrive à 00:00 UTC (${localTime(next)} chez vous).`,
  play: 'Jouer',
};
