import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, {
    one: 'została # próba',
    few: 'zostały # próby',
    many: 'zostało # prób',
    other: 'zostało # próby',
  });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Odgadnij kraj dnia po mapie satelitarnej!',
  archiveSubtitle: 'Z archiwum. Nie wpływa na statystyki.',
  practiceTitle: 'Zoomle - Trening',
  practiceSubtitle: 'Losowy kraj. Nie wpływa na statystyki.',
  challengeTitle: 'Zoomle - Wyzwanie',
  challengeSubtitle: (map, of) => `Mapa ${map} z ${of}. Nie wpływa na statystyki.`,
  revealAnswer: 'Pokaż odpowiedź',
  nextPractice: 'Inny kraj',
  crosshair: 'Celownik wskazuje znane miejsce.',
  inputLabel: 'Jaki to kraj?',
  inputHint: 'Enter',
  suggestions: 'Podpowiedzi',
  suggestionCount: (count) =>
    plural(count, {
      one: '# podpowiedź',
      few: '# podpowiedzi',
      many: '# podpowiedzi',
      other: '# podpowiedzi',
    }),
  noSuggestion: 'Nie znamy takiego kraju.',
  didYouMean: 'Może chodzi o:',
  corrections: (countries) => `Nie znamy takiego kraju. Może chodzi o: ${oneOf(countries)}?`,
  alias: ', także ',
  part: ', w tym ',
  guessed: 'już było',
  guessAgain: 'Już było. Jeszcze raz?',
  guesses: 'Próby',
  correct: '🎉 Trafione!',
  from: (place) => `od: ${place}`,
  percent: (near) => `${near}%`,
  near: 'bliskości',
  answerWas: (country) => `Prawidłowa odpowiedź: ${country}`,
  solved: [
    'Za pierwszym razem! Niesamowite!',
    'Za drugim razem. Rewelacja!',
    'Za trzecim razem. Świetnie!',
    'Za czwartym razem. Dobra robota!',
    'Udało się za piątym razem.',
    'Za szóstym razem. W ostatniej chwili!',
  ],
  closest: (country, distance) => `Najbliżej: ${country}, ${distance}.`,
  newBest: 'Nowy rekord',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), directionName(direction)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, już było` : country;
    return `${name}: ${where}, bliskość ${percentNear}%, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Mapa z dnia ${writtenOut(date)}`,
  announceWin: (country) => `${country}: trafione!`,
  announceLoss: (country, answer) =>
    `${country}: pudło, a to była ostatnia próba. Prawidłowa odpowiedź: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Zoom',
  zoomStatus: (zoom, index, count) => `Zoom: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `stopień ${index} z ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Po pierwszej próbie można oddalać mapę',
  onePicture: 'To miejsce ma tylko jedno zdjęcie',
  notice: {
    today: { text: 'Jest już nowa mapa na dziś (UTC).', action: 'Zagraj na dzisiejszej mapie' },
    yesterday: {
      text: 'Wczorajsza runda nie jest jeszcze skończona.',
      action: 'Dokończ wczorajszą rundę',
    },
  },
  unplayableTitle: 'Błąd Zoomle',
  unplayable:
    'Brakuje danych o krajach albo są nieprawidłowe. Sprawdź plik countries_with_mapLocations.json.',
  map: {
    alternative: 'Zdjęcie satelitarne miejsca do odgadnięcia',
    described: (description) => `Zdjęcie satelitarne miejsca do odgadnięcia. ${description}`,
    noDescription: 'Nie udało się wczytać opisu.',
    place: (place) => `Zdjęcie satelitarne: ${place}`,
    back: (place) => `Wróć: ${place}`,
    loading: 'Wczytywanie zdjęcia satelitarnego',
    unavailable: 'Mapa niedostępna',
    failed: 'Nie udało się wczytać zdjęcia satelitarnego. Nadal możesz zgadywać.',
    retry: 'Ponów',
    fallback: 'Serwis map nie odpowiada. Zamiast niego widać atlas offline.',
    across: (width) => `szerokość ${width}`,
  },
  menu: {
    help: 'Jak grać',
    statistics: 'Statystyki',
    settings: 'Opcje',
    archive: 'Archiwum',
    practice: 'Trening',
    close: 'Zamknij',
  },
};
