import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
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
};
