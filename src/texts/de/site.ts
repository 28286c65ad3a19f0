import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Zum Inhalt springen',
    backToHome: 'Zur Startseite',
    loading: 'Die Seite wird geladen',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Fußzeile',
    privacy: 'Datenschutz',
    about: 'Über das Spiel',
    contact: 'Kontakt',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Dieser Browser lässt die Website nichts speichern: Du kannst spielen, aber deine Versuche gehen verloren, wenn du die Seite verlässt.',
    full: 'Dieser Browser hat keinen Platz mehr für die Website: Neues geht vielleicht verloren, wenn du die Seite verlässt. Alles bisher Gespeicherte ist sicher.',
    newer:
      'Eine neuere Version der Website hat deinen Spielstand auf diesem Gerät gespeichert. Er bleibt unverändert, aber Versuche, die du hier machst, gehen vielleicht verloren. Bitte lade die Seite neu.',
    damaged:
      'Ein Teil des Spielstands auf diesem Gerät war beschädigt. Eine Kopie davon wurde beiseitegelegt, und alles Lesbare blieb erhalten.',
    dismiss: 'Ausblenden',
  },
  copying: {
    copied: 'In die Zwischenablage kopiert',
    byHand: 'Kopiere diesen Text',
    byHandNote:
      'In diesem Browser kann die Website das nicht für dich tun. Der Text ist schon markiert.',
  },
  release: {
    found: 'Es gibt eine neue Version von Zoomle.',
    applying: 'Die neue Version wird geladen …',
    apply: 'Neue Version laden',
  },
};
