import type { Texts } from '../texts';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Trening wymaga internetu, a teraz go nie ma. W dzisiejszą mapę można zagrać bez niego.',
  },
  about: {
    source: 'Kod źródłowy strony',
  },
  blog: {
    allPosts: 'Wszystkie wpisy',
    language: 'Wpisy są po angielsku.',
  },
  contact: {
    coordinate: {
      action: 'Zgłoś błędne współrzędne',
      title: 'Błędne współrzędne: ',
      body: (today) =>
        [
          'Jeśli możesz, napisz po angielsku.',
          '',
          'Kraj:',
          'Miejsce:',
          'Co się nie zgadza i gdzie to miejsce jest naprawdę:',
          'Skąd to wiesz:',
          '',
          `Data mapy (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Zgłoś błąd',
      title: 'Błąd: ',
      body: (today) =>
        [
          'Jeśli możesz, napisz po angielsku.',
          '',
          'Co się stało:',
          'Co miało się stać:',
          'Jak to powtórzyć:',
          'Przeglądarka i urządzenie:',
          '',
          `Data mapy (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Każdy link otwiera nowe zgłoszenie w repozytorium projektu, z pytaniami do wypełnienia. Trzeba mieć tam konto. Zgłoszenia są publiczne, a takie o dzisiejszej mapie zdradza odpowiedź: poczekaj z nim do końca dnia.',
  },
};
