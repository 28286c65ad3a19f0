import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Zo speel je',
  nearCloseUp: 'Jouw kaart begint nog dichterbij dan deze.',
  guess:
    'Raad het land. Je hebt zes pogingen: elke foute laat zien hoe ver je ernaast zit, in welke richting het antwoord ligt en hoe dichtbij je bent, in procenten.',
  exampleLabel: 'Voorbeeld van een poging',
  wider: 'Elke poging zoomt ook één niveau verder uit.',
  more: 'Meer',
  described: 'De tekst bij het beeld zegt wat erop te zien is.',
  greatCircle:
    'Afstand en richting gaan van de bezienswaardigheid van het geraden land naar de plek onder het kruisje, langs de grootcirkel: de kortste weg over de aardbol. Daarom liggen buurlanden niet 0 km van elkaar, en kan een pijl er op een platte kaart vreemd uitzien.',
  percent: '100% is de plek zelf, 0% de andere kant van de wereld. Dichtbij is de schaal fijner.',
  day: (next) =>
    `Iedereen krijgt op dezelfde dag dezelfde kaart. Om 00:00 UTC komt er een nieuwe (bij jou om ${localTime(next)}).`,
  play: 'Spelen',
};
