import { dateWriter, formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural } = formatsIn('pl');
const writtenOut = dateWriter(
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  (day, month, year) => `${day} ${month} ${year}`,
);

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'Przejdź do treści',
    backToHome: 'Strona główna',
    loading: 'Wczytywanie strony',
    footer: 'Stopka',
    privacy: 'Prywatność',
    about: 'O grze',
    contact: 'Kontakt',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Ta przeglądarka nie pozwala stronie niczego zapisać: możesz grać, ale po opuszczeniu strony twoje próby przepadną.',
    full: 'W tej przeglądarce nie ma już miejsca na dane strony: to, co nowe, może przepaść, gdy opuścisz stronę. Wszystko zapisane wcześniej jest bezpieczne.',
    newer:
      'Twoje postępy na tym urządzeniu zapisała nowsza wersja strony. Pozostaną nietknięte, ale próby zrobione tutaj mogą przepaść po opuszczeniu strony. Odśwież stronę.',
    damaged:
      'Część postępów zapisanych na tym urządzeniu była uszkodzona. Ich kopia została odłożona, a wszystko, co dało się odczytać, jest zachowane.',
    dismiss: 'Zamknij',
  },
  copying: {
    copied: 'Skopiowano do schowka',
    byHand: 'Skopiuj ten tekst',
    byHandNote: 'Ta przeglądarka nie pozwala stronie zrobić tego za ciebie. Tekst jest zaznaczony.',
  },
  release: {
    found: 'Jest nowa wersja Zoomle.',
    applying: 'Wczytywanie nowej wersji…',
    apply: 'Wczytaj nową wersję',
  },
  descriptions: {
    home: 'Zoomle, codzienna gra geograficzna: odgadnij kraj po mapie satelitarnej, która oddala się z każdą próbą.',
    game: 'Jaki kraj jest na mapie satelitarnej? Masz sześć prób; każda pokazuje odległość i kierunek oraz odblokowuje kolejny poziom oddalenia.',
  },
  errors: {
    title: 'Coś poszło nie tak!',
    notFound: { title: 'Nie ma takiej strony', note: 'Pod tym adresem nic nie ma.' },
    broken:
      'Nie udało się wyświetlić tej strony. Być może nie ma połączenia z siecią albo jest nowa wersja Zoomle. Twoje próby są zapisane na tym urządzeniu.',
    home: 'Przejdź do strony głównej',
    // In the genitive, as `section` needs it.
    sections: {
      map: 'mapy',
      input: 'pola odpowiedzi',
      rows: 'listy twoich prób',
      recap: 'zakończenia rundy',
      help: 'zasad gry',
      statistics: 'twoich statystyk',
      settings: 'twoich ustawień',
      card: 'dzisiejszej mapy',
      result: 'dzisiejszego wyniku',
      preview: 'podglądu',
    },
    section: (name) => `Nie udało się wyświetlić ${name}. Może pomóc odświeżenie strony.`,
    reload: 'Odśwież',
    report: 'Kopiuj raport',
    startOver: {
      title: 'Jeśli to się powtarza',
      note: 'Zacznij od czystej planszy: niedokończone rundy z archiwum, wyzwań i treningu zostaną usunięte. Mapy dnia, statystyki i ustawienia zostaną. Najpierw zamknij inne karty z tą stroną, bo mogą przywrócić te rundy.',
      action: 'Zacznij od nowa',
    },
  },
  game: {
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
    directions: {
      N: 'północ',
      NE: 'północny wschód',
      E: 'wschód',
      SE: 'południowy wschód',
      S: 'południe',
      SW: 'południowy zachód',
      W: 'zachód',
      NW: 'północny zachód',
    },
    distanceFrom: (distance, from) => `${distance}, ${from}`,
    repeated: (country) => `${country}, już było`,
    guessesLeft: (count) =>
      plural(count, {
        one: 'została # próba',
        few: 'zostały # próby',
        many: 'zostało # prób',
        other: 'zostało # próby',
      }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}: ${distance}, ${direction}, bliskość ${near}, ${left}`,
    announceDay: (date) => `Mapa z dnia ${writtenOut(date)}`,
    announceWin: (country) => `${country}: trafione!`,
    announceLoss: (country, answer) =>
      `${country}: pudło, a to była ostatnia próba. Prawidłowa odpowiedź: ${answer}.`,
    zoomLevel: 'Zoom',
    zoomStatus: (zoom, index, count) => `Zoom: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `poziom ${index} z ${count}`,
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
      back: (place) => `Wróć do miejsca: ${place}`,
      loading: 'Wczytywanie zdjęcia satelitarnego',
      unavailable: 'Mapa niedostępna',
      failed: 'Nie udało się wczytać zdjęcia satelitarnego. Nadal możesz zgadywać.',
      retry: 'Ponów',
      fallback: 'Serwis map nie odpowiada. Zamiast niego widać atlas offline.',
    },
    menu: {
      help: 'Jak grać',
      statistics: 'Statystyki',
      settings: 'Ustawienia',
      archive: 'Archiwum',
      practice: 'Trening',
      challenge: 'Rzuć komuś wyzwanie',
      close: 'Zamknij',
    },
  },
  help: {
    title: 'Jak grać',
    nearCloseUp: 'Twoja mapa zaczyna się bliżej niż ta.',
    guess:
      'Odgadnij kraj. Masz sześć prób. Po każdej błędnej widać, jak daleko i w którym kierunku leży szukane miejsce oraz – w procentach – jak blisko jesteś.',
    exampleLabel: 'Przykład próby',
    wider: 'Każda próba oddala też mapę o jeden poziom.',
    more: 'Więcej',
    described: 'Opis zdjęcia mówi, co na nim widać.',
    greatCircle:
      'Odległość i kierunek liczą się od znanego miejsca w podanym kraju do miejsca pod celownikiem, po ortodromie, czyli najkrótszą drogą po kuli ziemskiej. Dlatego sąsiednie kraje nie są 0 km od siebie, a strzałka może dziwnie wyglądać na płaskiej mapie.',
    percent:
      '100% to dokładnie to miejsce, 0% to drugi koniec Ziemi. Im bliżej, tym skala jest dokładniejsza.',
    day: (next) =>
      `Danego dnia wszyscy dostają tę samą mapę. Nowa pojawia się o 00:00 UTC${localTimeNote(next, (time) => ` (u ciebie o ${time})`)}.`,
    play: 'Graj',
  },
  home: {
    title: 'Zoomle: gry geograficzne',
    headline: 'Graj. Zgaduj. Wygrywaj.',
    tagline: 'Gry, które dają do myślenia i sprawdzają, jak dobrze znasz świat.',
    darkMode: 'Tryb ciemny',
    signIn: 'Zaloguj się',
    games: 'Gry',
    zoomle: {
      description: 'Odgadnij kraj po mapie satelitarnej. Codziennie nowy, o 00:00 UTC.',
      play: 'Zagraj na dzisiejszej mapie',
      goOn: 'Graj dalej',
      look: 'Zobacz dzisiejszą mapę',
      waiting: 'Dzisiejsza mapa czeka.',
      used: (count, of) => `Dzisiejsze próby: ${count} z ${of}`,
      keepGoing: (days) => plural(days, '# dni. Tak trzymaj!'),
      won: (count, of) => `Odgadnięte w ${count}. próbie z ${of}`,
      lost: 'Dziś się nie udało',
      week: 'Ostatnie siedem dni',
      links: 'Więcej w Zoomle',
    },
    puzzlia: {
      comingSoon: 'Wkrótce',
      description: 'Geograficzna przygoda z łamigłówkami, premiera w III kwartale 2024.',
      more: 'Czym będzie Puzzlia',
    },
  },
  language: {
    menu: (language) => `Język: ${language}`,
    offer: 'Zoomle jest też po polsku.',
    accept: 'Graj po polsku',
    decline: 'Nie, dzięki',
    notStored: (language) =>
      `${language}: tej wersji nie ma jeszcze na tym urządzeniu. Otwórz ją raz z dostępem do sieci, a potem będzie działać także bez niego.`,
  },
  streak: (days) => plural(days, '# dni z rzędu'),
  list: (parts) => parts.join(', '),
  units: measures({ km: '# km', mi: '# mi', m: '# m', ft: '# ft' }),
};
