// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('pl');

const guesses = (count: number) =>
  plural(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' });

const guessesEach = (count: number) =>
  plural(count, { one: 'po # próbie', few: 'po # próby', many: 'po # prób', other: 'po # próby' });

/** Accusative of a continent: Afrykę, Amerykę Północną. */
const accusative = (continent: string) => continent.replace(/a( |$)/, 'ę$1').replace(/a$/, 'ą');

export const later: LaterTexts = {
  archive: {
    title: 'Archiwum Zoomle',
    subtitle: 'Wszystkie poprzednie mapy: graj, kiedy chcesz. Nie wpływają na statystyki.',
    description: (first) => `Wszystkie mapy Zoomle od ${writtenOut(first)}. Graj, kiedy chcesz.`,
    years: 'Lata',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `Rozegrane: ${played} z ${days}`,
    random: 'Zaskocz mnie',
    allPlayed: 'Wszystkie dni rozegrane.',
    closed: (date) => `zamknięta, ponownie dostępna ${writtenOut(date)}`,
    closedTitle: 'Ta mapa jest na razie zamknięta',
    closedNote: (date) =>
      `Zdradziłaby dzisiejszą albo jutrzejszą odpowiedź. Będzie znów dostępna ${writtenOut(date)}.`,
    noPuzzle: 'Na ten dzień nie ma mapy',
    noPuzzleNote: (first) =>
      `W archiwum są wszystkie dni od ${writtenOut(first)} do wczoraj (UTC).`,
    open: 'Otwórz archiwum',
  },
  challenge: {
    subtitle: 'Te same pięć map dla obu stron.',
    description: 'Rzuć komuś wyzwanie na pięć map Zoomle: wszystko jest w linku.',
    invitation: 'Wyślij komuś pięć map. Wygrywa mniejsza liczba prób.',
    about:
      'Z pięciu losowych krajów powstaje link. Kto go otworzy, dostanie te same pięć map, jedną po drugiej. Możesz też zagrać od razu, a twój wynik znajdzie się w linku.',
    make: 'Utwórz wyzwanie',
    makeAnother: 'Nowe wyzwanie',
    send: 'Wyślij znajomym',
    honesty:
      'Nic z tego nie trafia na serwer: jest tylko link. Link da się zmienić, więc niech to będzie zabawa wśród znajomych.',
    intro: {
      title: 'Wyzwanie Zoomle',
      friends: (total) => `Wynik do pobicia: ${guesses(total)}. Dasz radę?`,
      game: 'Punkt na zdjęciu satelitarnym: odgadnij kraj w sześciu próbach. Po każdym błędzie obraz się oddala.',
      rules: (lost) =>
        `Wygrywa mniejsza liczba prób; nieodgadnięta mapa liczy się jako ${lost}. Wyzwania nie wpływają na statystyki.`,
      start: 'Start',
      goOn: 'Graj dalej',
    },
    board: {
      next: 'Następna mapa',
      result: 'Zobacz wynik',
      friends: (count) => `Druga osoba: ${guesses(count)}. A ty?`,
      friendsLost: 'Druga osoba: nie udało się. A tobie?',
      both: (mine, theirs) => `Ty ${mine}, druga osoba ${theirs}`,
    },
    result: {
      title: 'Wyzwanie Zoomle: wynik',
      alone: (mine) => `Twój wynik: ${guesses(mine)} na pięć map.`,
      won: (mine, theirs) => `Wygrywasz! U ciebie ${guesses(mine)}, u drugiej osoby ${theirs}.`,
      lost: (mine, theirs) =>
        `Wygrywa druga osoba. U ciebie ${guesses(mine)}, u drugiej osoby ${theirs}.`,
      draw: (mine) => `Remis: ${guessesEach(mine)}.`,
      table: 'Próby na kolejnych mapach',
      columns: { map: 'Mapa', country: 'Kraj', mine: 'Ty', theirs: 'Druga osoba' },
      total: 'Razem',
      lostNote: (lost) => `X: nie udało się, liczy się jako ${lost}.`,
      places: 'Te pięć miejsc',
      reply: 'Odeślij wynik',
    },
    share: {
      action: 'Udostępnij link',
      invitation:
        'Wyzwanie Zoomle: te same pięć map dla ciebie i dla mnie. Komu wystarczy mniej prób?',
      result: (mine) => `Wyzwanie Zoomle: pięć map, mój wynik to ${guesses(mine)}. Pobijesz go?`,
      reply: (verdict) => `Wyzwanie Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `wygrywam! U mnie ${guesses(mine)}, u ciebie ${theirs}.`,
        lost: (mine, theirs) => `wygrywasz! U ciebie ${guesses(theirs)}, u mnie ${mine}.`,
        draw: (mine) => `remis, ${guessesEach(mine)}.`,
      },
    },
    open: {
      heading: 'Twoje rozpoczęte wyzwania',
      link: (played, of) => `Graj dalej: rozegrano ${played} z ${of} map`,
    },
    refused: {
      title: 'Nie można otworzyć tego wyzwania',
      damaged:
        'Link jest niepełny, za długi albo zawiera błędny znak. Poproś o przesłanie całego linku jeszcze raz.',
      otherList:
        'Link powstał z inną listą krajów, w starszej lub nowszej wersji strony. Odśwież stronę i spróbuj ponownie albo utwórz nowe wyzwanie.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'nierozegrane',
    result: {
      playing: () => 'w trakcie',
      won: (guesses) => `odgadnięte w ${guesses}. próbie`,
      lost: () => 'nieodgadnięte',
    },
  },
  earth: {
    description: 'Każdy rozpoznany kraj rozświetla się na twojej Ziemi.',
    count: (lit, all) => `${lit} z ${all} krajów`,
    globe: 'Globus: obracaj go strzałkami, przybliżaj i oddalaj plusem i minusem',
    zoom: 'Powiększenie',
    nearer: 'Przybliż',
    farther: 'Oddal',
    whole: 'Cała Ziemia',
    noGlobe: 'Ta przeglądarka nie może wyświetlić globusa. Wszystkie twoje kraje są na listach.',
    continents: ['Afryka', 'Azja', 'Europa', 'Ameryka Północna', 'Ameryka Południowa', 'Oceania'],
    allCountries: 'Wszystkie kraje',
    last: (country) => `Ostatnio: ${country}`,
    another: 'Rozświetl kolejny kraj',
    notLit: 'Jeszcze w ciemności',
    lightUp: (continent) => `Rozświetl ${accusative(continent)}`,
    of: (lit, all) => `${lit} z ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Nadal w ciemności: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: na razie nie da się wylosować kraju, który jeszcze nie świeci. Wybierz inny kontynent albo wróć za kilka dni.`,
    toGo: (continent, count) => `${continent}: do rozświetlenia jeszcze ${count}.`,
    ten: (country) => `${country}: dziesiąty kraj. Twoja Ziemia zaczyna świecić.`,
    twentyFive: (country) => `${country}: dwudziesty piąty kraj. Świeci ósma część Ziemi.`,
    fifty: (country) => `${country}: pięćdziesiąty kraj. Świeci ćwierć Ziemi.`,
    hundred: (country) => `${country}: setny kraj. Świeci pół Ziemi.`,
    hundredFifty: (country) => `${country}: sto pięćdziesiąty kraj. Świecą trzy czwarte Ziemi.`,
    continent: (continent) => `${continent}: świecą wszystkie kraje.`,
    complete: (continent, progress) => `${continent}: ${progress}, komplet!`,
    wholeSince: (date, all) =>
      `Cała Ziemia świeci od ${writtenOut(date)}: wszystkie kraje (${all}).`,
    again: 'Rozświetl ją jeszcze raz',
    all: 'Świeci cała twoja Ziemia: znasz już każdy kraj.',
  },
  pages: {
    practiceOffline:
      'Trening wymaga internetu, a teraz go nie ma. Na dzisiejszej mapie można zagrać bez niego.',
    source: 'Kod źródłowy strony',
    allPosts: 'Wszystkie wpisy',
    postsLanguage: 'Wpisy są po angielsku.',
    contact: {
      coordinate: {
        action: 'Zgłoś błędne współrzędne',
        title: 'Błędne współrzędne: ',
        questions: [
          'Kraj:',
          'Miejsce:',
          'Co się nie zgadza i gdzie to miejsce jest naprawdę:',
          'Skąd to wiesz:',
        ],
      },
      bug: {
        action: 'Zgłoś błąd',
        title: 'Błąd: ',
        questions: [
          'Co się stało:',
          'Co miało się stać:',
          'Jak to powtórzyć:',
          'Przeglądarka i urządzenie:',
        ],
      },
      date: (today) => `Data mapy (UTC): ${today}`,
      inEnglish: 'Jeśli możesz, napisz po angielsku.',
      note: 'Każdy link otwiera nowe zgłoszenie w repozytorium projektu, z pytaniami do wypełnienia. Trzeba mieć tam konto. Zgłoszenia są publiczne, a takie o dzisiejszej mapie zdradza odpowiedź: poczekaj z nim do końca dnia.',
    },
  },
  progress: {
    title: 'Twoje postępy',
    description:
      'Twoje statystyki w Zoomle: wygrane, serie i próby. Zapisz swoje postępy jako plik lub kod i przywróć je na innym urządzeniu.',
    open: 'Przenieś postępy na inne urządzenie',
    intro:
      'Twoje postępy są zapisane w tej przeglądarce, na tym urządzeniu, i nigdzie indziej. Zrób kopię albo przenieś je na inne urządzenie.',
    export: {
      heading: 'Eksport',
      note: 'Eksport obejmuje mapy dnia, rundy z archiwum i kraje na twojej Ziemi, ale nie inne rundy ani ustawienia. Kod zawiera te same dane: wklej go do wiadomości do siebie.',
      save: 'Zapisz jako plik',
      copy: 'Kopiuj jako kod',
      fileName: (date) => `zoomle-postepy-${date}.json`,
    },
    persist: {
      heading: 'Ochrona postępów',
      note: 'Gdy na urządzeniu brakuje miejsca, przeglądarka może usunąć to, co zapisały strony. Możesz ją poprosić, żeby chroniła twoje postępy; może wymagać potwierdzenia.',
      ask: 'Chroń moje postępy',
      granted: 'Przeglądarka zachowa twoje postępy, dopóki ich nie usuniesz.',
      refused: 'Przeglądarka odmówiła. Co jakiś czas eksportuj kopię.',
    },
    offline: {
      heading: 'Gra offline',
      ready: 'Ta przeglądarka zapisała stronę: możesz grać także bez sieci.',
      unsupported:
        'W tej przeglądarce strona nie działa offline. Często tak jest w oknach prywatnych i pod adresami bez https.',
      changed:
        'Nie można zapisać strony do gry offline: jej pliki docierają zmienione, może przez twoją sieć albo rozszerzenie. Zapis zostanie ponowiony przy następnej wizycie.',
      incomplete:
        'Strona nie jest jeszcze w pełni zapisana do gry offline: niektórych plików nie udało się wczytać. Zapis zostanie ponowiony przy następnej wizycie.',
    },
    import: {
      heading: 'Import',
      note: 'Zanim cokolwiek się zmieni, zobaczysz, co zrobi import. Ukończona mapa nigdy nie jest zastępowana.',
      file: 'Z pliku',
      choose: 'Wybierz plik',
      code: 'Z kodu',
      preview: 'Podgląd',
      outcome: {
        kinds: { daily: 'Mapy dnia', archive: 'Archiwum', practice: 'Trening' },
        added: (count) =>
          plural(count, { one: '# nowa', few: '# nowe', many: '# nowych', other: '# nowej' }),
        improved: (count) =>
          plural(count, { one: '# to dalszy ciąg twojej', other: '# to dalszy ciąg twoich' }),
        unchanged: (count) =>
          plural(count, {
            one: '# już tu jest',
            few: '# już tu są',
            many: '# już tu jest',
            other: '# już tu jest',
          }),
        keptMine: (count) =>
          plural(count, {
            one: '# się różni, więc zostaje twoja',
            few: '# się różnią, więc zostają twoje',
            many: '# się różni, więc zostają twoje',
            other: '# się różni, więc zostają twoje',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Nie ma w tym nic nowego.',
      confirm: 'Importuj',
      decline: 'Anuluj',
      declined: 'Nic się nie zmieniło.',
      imported: (count) =>
        plural(count, {
          one: 'Zaimportowano # mapę.',
          few: 'Zaimportowano # mapy.',
          many: 'Zaimportowano # map.',
          other: 'Zaimportowano # mapy.',
        }),
      notStored: 'Ta przeglądarka nie może ich teraz zapisać: po opuszczeniu strony mogą przepaść.',
      refused: {
        damaged:
          'Nie da się tego odczytać: jest uszkodzone, niepełne albo zawiera daty z przyszłości według zegara tego urządzenia. Nic się nie zmieniło.',
        foreign: 'To nie jest eksport z Zoomle. Nic się nie zmieniło.',
        newer:
          'Ten eksport pochodzi z nowszej wersji Zoomle niż otwarta tutaj. Nic się nie zmieniło. Odśwież stronę i spróbuj ponownie.',
        oversized:
          'To więcej niż 2 MB, więc nie może być eksportem z Zoomle. Nic się nie zmieniło.',
        unavailable:
          'Nie udało się wczytać potrzebnej do tego części strony. Sprawdź połączenie z siecią, odśwież stronę i spróbuj ponownie.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: nowy rekord.`,
    bestMonth: (month) => `${month}: twój najlepszy miesiąc do tej pory.`,
    readMore: (country) => `Więcej w Wikipedii: ${country}`,
    newTab: '(otwiera się w nowej karcie)',
    seen: 'Na zdjęciu była okolica tego miejsca:',
    area: 'Powierzchnia',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mi²'),
    rank: (rank, count) => `${rank}. miejsce na ${count}`,
    borders: 'Sąsiednie kraje',
    noBorders: 'Brak granic lądowych',
    beyond: 'Poza mapą',
    offMap: (place) => `${place} (poza mapą kraju)`,
    notStored: 'Niedostępne offline',
    views: { country: 'Kraj', guesses: 'Twoje próby', neighbours: 'Okolica' },
    map: (country, place, misses) =>
      `Mapa: ${place}, ${country}${misses > 0 ? ', z linią od każdej błędnej próby' : ''}`,
    answersMap: 'Mapa świata z ponumerowanymi miejscami',
    more: (country) => `Inne miejsca: ${country}`,
    moreFailed: (country) => `Nie udało się wczytać innych miejsc: ${country}.`,
    yourStatistics: 'Twoje statystyki',
    countdown: (time) => `Następna mapa za ${time}`,
    nextPastMap: (date) => `Następna mapa: ${writtenOut(date)}`,
    share: 'Udostępnij',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Bonus: podaj jedynego sąsiada',
        few: 'Bonus: podaj # sąsiadów',
        many: 'Bonus: podaj # sąsiadów',
        other: 'Bonus: podaj # sąsiadów',
      }),
    askNearest: 'Bonus: podaj najbliższe kraje',
    input: 'Podaj sąsiedni kraj',
    inputNearest: 'Podaj kraj w pobliżu',
    missesLeft: (count) => `Dozwolone jeszcze pomyłki: ${count}`,
    wrong: (country, own) => `${country} – ${own}: brak wspólnej granicy.`,
    farther: (country) => `${country}: nie należy do najbliższych.`,
    otherView: (country, holder) =>
      `${country}: zdania są podzielone. Tutaj ta granica należy do innego kraju: ${holder}.`,
    away: (distance) => `Odległość: ${distance}.`,
    again: (country) => `Już podano: ${country}`,
    own: (country) => `${country}: to kraj z tej rundy.`,
    show: 'Pokaż wszystkie',
    result: (found, asked) => `Kraje: ${found} z ${asked}.`,
    all: 'Wszystkie!',
    beyond: (countries) => `Poza mapą: ${countries}`,
    failed: 'Nie udało się wczytać krajów.',
    named: (countries) => `Podano: ${countries}`,
    open: (directions) => `Jeszcze nie podano, według kierunku: ${directions}`,
    total: (found, asked) => `Kraje podane w bonusie: ${found} z ${asked}`,
  },
  sharing: {
    month: (name) => `Udostępnij ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} z ${days}`,
    picture: 'Udostępnij jako obraz',
    question: 'Wiesz, gdzie to jest?',
    practice: 'Mapa treningowa',
    challenge: (total) => `Mapy z wyzwania: ${guesses(total)}`,
    saved: (file) => `Zapisano w pobranych: ${file}`,
    notShared: 'Przeglądarka nie udostępniła obrazu.',
    blocked:
      'Ta przeglądarka chroni twoją prywatność i nie pozwala stronie zapisywać obrazów. Możesz zrobić zrzut ekranu.',
  },
  statistics: {
    none: 'Jeszcze żadnej rundy',
    played: 'Rozegrane',
    winRate: 'Wygrane',
    currentStreak: 'Obecna seria',
    longestStreak: 'Najdłuższa seria',
    average: 'Średnia prób',
    bestMonth: (month) => `Wygrane w najlepszym miesiącu (${monthAndYear(month)})`,
    distribution: 'Rozkład prób',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', w tym ta runda' : ''}`,
    note: 'Liczy się tylko mapa dnia. Serię kończy przegrana runda lub opuszczony dzień.',
  },
  settings: {
    units: 'Odległości',
    km: 'Kilometry',
    mi: 'Mile',
    highContrast: 'Wysoki kontrast',
    highContrastNote: 'Niebieski i pomarańczowy zamiast zielonego, grubsze linie.',
    describesPicture: 'Opisuj zdjęcie',
    describesPictureNote:
      'Tekst pod mapą mówi, co widać na zdjęciu, bez nazw. Czytniki ekranu odczytują go po każdej próbie.',
  },
};
