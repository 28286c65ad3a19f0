import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Vai al contenuto',
    backToHome: 'Torna alla Home',
    loading: 'Caricamento della pagina',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Piè di pagina',
    privacy: 'Privacy',
    about: 'Informazioni',
    contact: 'Contatti',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Questo browser non permette al sito di salvare nulla: puoi giocare, ma i tentativi andranno persi quando chiudi la pagina.',
    full: 'Questo browser non ha più spazio per il sito: ciò che fai ora potrebbe andare perso quando chiudi la pagina. Tutto ciò che era già salvato è al sicuro.',
    newer:
      'Una versione più nuova del sito ha salvato i tuoi progressi su questo dispositivo. Restano intatti, ma i tentativi fatti qui potrebbero andare persi quando chiudi la pagina. Ricarica la pagina.',
    damaged:
      'Una parte dei progressi salvati su questo dispositivo era danneggiata. Ne è stata messa da parte una copia, e tutto ciò che si poteva leggere è rimasto.',
    dismiss: 'Chiudi',
  },
  copying: {
    copied: 'Copiato negli appunti',
    byHand: 'Copia questo testo',
    byHandNote:
      'Questo browser non permette al sito di copiarlo per te. Il testo è già selezionato.',
  },
  release: {
    found: 'C’è una nuova versione di Zoomle.',
    applying: 'Caricamento della nuova versione…',
    apply: 'Carica la nuova versione',
  },
};
