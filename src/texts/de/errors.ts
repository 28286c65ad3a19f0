import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Da ist etwas schiefgegangen',
  notFound: {
    title: 'Seite nicht gefunden',
    note: 'Unter dieser Adresse gibt es keine Seite.',
  },
  broken:
    'Diese Seite konnte nicht angezeigt werden. Vielleicht fehlt die Internetverbindung, oder es gibt eine neue Version der Website. Deine Versuche sind auf diesem Gerät gespeichert.',
  home: 'Zur Startseite',
  sections: {
    map: 'Die Karte',
    input: 'Das Eingabefeld',
    rows: 'Die Liste deiner Versuche',
    recap: 'Das Ende der Runde',
    help: 'Die Anleitung',
    statistics: 'Deine Statistik',
    settings: 'Der Bereich mit deinen Einstellungen',
    card: 'Die Karte von heute',
    result: 'Das Ergebnis von heute',
    preview: 'Die Vorschau',
  },
  section: (name) =>
    `${name} konnte nicht angezeigt werden. Vielleicht hilft es, die Seite neu zu laden.`,
  reload: 'Neu laden',
  report: 'Bericht kopieren',
  startOver: {
    title: 'Falls es wieder passiert',
    note: 'Beginne mit einem leeren Spielfeld: Offene Runden aus Archiv, Duellen und Übung werden gelöscht. Deine Versuche bei den Karten des Tages, deine Statistik und deine Einstellungen bleiben. Schließe vorher alle anderen Tabs der Website, sonst können sie diese Runden zurückbringen.',
    action: 'Neu beginnen',
  },
};
