import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'So geht’s',
  nearCloseUp: 'Deine Karte beginnt noch näher dran als diese.',
  guess:
    'Errate das Land. Du hast sechs Versuche: Jeder falsche zeigt, wie weit und in welcher Richtung die Lösung liegt und wie nah du dran bist, in Prozent.',
  exampleLabel: 'Beispiel für einen Versuch',
  wider: 'Jeder Versuch zoomt außerdem eine Stufe heraus.',
  more: 'Mehr dazu',
  described: 'Der Text zum Bild sagt, was darauf zu sehen ist.',
  greatCircle:
    'Entfernung und Richtung gelten vom Wahrzeichen des geratenen Landes zum Ort im Fadenkreuz, entlang des Großkreises, also auf dem kürzesten Weg um die Erde. Darum sind Nachbarländer nicht 0 km entfernt, und ein Pfeil kann auf einer flachen Karte seltsam aussehen.',
  percent:
    '100\u202f% ist der Ort selbst, 0\u202f% die andere Seite der Erde. In der Nähe ist die Skala feiner.',
  day: (next) =>
    `Alle bekommen am selben Tag dieselbe Karte. Um 00:00 UTC kommt eine neue (bei dir um ${localTime(next)} Uhr).`,
  play: 'Spielen',
};
