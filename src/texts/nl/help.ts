import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Zo speel je',
  near: 'Het kruisje wijst een bekende plek aan. In welk land ligt die?',
  nearCloseUp:
    'Jouw kaart begint nog dichterbij: je ziet een bezienswaardigheid van vlakbij. In welk land staat die?',
  guess:
    'Je hebt zes pogingen. Elke foute poging laat zien hoe ver je ernaast zit, in welke richting het antwoord ligt en hoe dichtbij je bent, in procenten.',
  exampleLabel: 'Voorbeeld van een poging',
  wider:
    'Na elke poging kun je ook één niveau verder uitzoomen. De tekst bij het beeld zegt wat erop te zien is.',
  more: 'Meer',
  greatCircle:
    'Afstand en richting gaan van de bezienswaardigheid van het geraden land naar de plek onder het kruisje, langs de grootcirkel: de kortste weg over de aardbol. Daarom liggen buurlanden niet 0 km van elkaar, en kan een pijl er op een platte kaart vreemd uitzien.',
  percent: '100% is de plek zelf, 0% de andere kant van de wereld. Dichtbij is de schaal fijner.',
  day: (next) =>
    `Iedereen krijgt op dezelfde dag dezelfde kaart. Om 00:00 UTC komt er een nieuwe (bij jou om ${localTime(next)}).`,
};
