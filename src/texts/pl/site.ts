import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Przejdź do treści',
    backToHome: 'Strona główna',
    loading: 'Wczytywanie strony',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Stopka',
    privacy: 'Prywatność',
    about: 'O grze',
    contact: 'Kontakt',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Ta przeglądarka nie pozwala stronie niczego zapisać: możesz grać, ale po opuszczeniu strony twoje próby przepadną.',
    full: 'W tej przeglądarce nie ma już miejsca dla strony: po jej opuszczeniu to, co nowe, może przepaść. Wszystko zapisane wcześniej jest bezpieczne.',
    newer:
      'Twoje postępy na tym urządzeniu zapisała nowsza wersja strony. Pozostaną nietknięte, ale próby z tej wersji mogą przepaść po opuszczeniu strony. Odśwież stronę.',
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
};
