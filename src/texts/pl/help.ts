import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Jak grać',
  nearCloseUp: 'Twoja mapa zaczyna się bliżej niż ta.',
  guess:
    'Odgadnij kraj. Masz sześć prób: po każdej błędnej widać, jak daleko i w którym kierunku leży szukane miejsce oraz jak blisko jesteś w procentach.',
  exampleLabel: 'Przykład próby',
  wider: 'Każda próba oddala też mapę o jeden poziom.',
  more: 'Więcej',
  described: 'Opis zdjęcia mówi, co na nim widać.',
  greatCircle:
    'Odległość i kierunek liczą się od znanego miejsca w podanym kraju do miejsca pod celownikiem, po ortodromie, czyli najkrótszą drogą po kuli ziemskiej. Dlatego sąsiednie kraje nie są 0 km od siebie, a strzałka może dziwnie wyglądać na płaskiej mapie.',
  percent:
    '100% to samo miejsce, 0% to drugi koniec Ziemi. Im bliżej, tym skala jest dokładniejsza.',
  day: (next) =>
    `Danego dnia wszyscy dostają tę samą mapę. Nowa pojawia się o 00:00 UTC (u ciebie o ${localTime(next)}).`,
  play: 'Graj',
};
