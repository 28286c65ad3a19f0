import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `unentschieden, je ${mine} Versuche.`;
  return mine < theirs
    ? `ich gewinne mit ${mine} zu ${theirs} Versuchen!`
    : `du gewinnst mit ${theirs} zu ${mine} Versuchen.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Zum Duell herausfordern',
  subtitle: 'Fünf Karten, für euch beide dieselben.',
  description: 'Ein Zoomle-Duell zu zweit über fünf Karten: Alles steckt im Link.',
  invitation: 'Schick fünf Karten los. Die wenigsten Versuche gewinnen.',
  about:
    'Aus fünf zufälligen Ländern wird ein Link. Wer ihn öffnet, bekommt dieselben fünf Karten, eine nach der anderen. Spielst du sie auch selbst, nimmt der Link dein Ergebnis mit.',
  make: 'Duell erstellen',
  makeAnother: 'Neues Duell',
  honesty:
    'Kein Server speichert etwas davon: Alles steckt im Link. Links lassen sich ändern, also ist ein Duell Vertrauenssache.',
  intro: {
    title: 'Zoomle-Duell',
    friends: (total) =>
      `Dein Gegenüber hat ${total} Versuche gebraucht. Schaffst du es mit weniger?`,
    game: 'Ein Ort auf einem Satellitenbild: Errate das Land in sechs Versuchen. Jeder falsche zoomt weiter heraus.',
    rules: (lost) =>
      `Wer weniger Versuche braucht, gewinnt. Eine nicht gelöste Karte zählt als ${lost}. Duelle zählen nicht für deine Statistik.`,
    start: 'Los geht’s',
    goOn: 'Weiterspielen',
    send: 'Link verschicken',
  },
  board: { next: 'Nächste Karte', result: 'Zum Ergebnis' },
  result: {
    title: 'Zoomle-Duell: das Ergebnis',
    alone: (mine) => `Du hast ${mine} Versuche für fünf Karten gebraucht.`,
    won: (mine, theirs) => `Du gewinnst mit ${mine} zu ${theirs} Versuchen!`,
    lost: (mine, theirs) => `Dein Gegenüber gewinnt mit ${theirs} zu ${mine} Versuchen.`,
    draw: (mine) => `Unentschieden: je ${mine} Versuche.`,
    table: 'Versuche pro Karte',
    columns: { map: 'Karte', country: 'Land', mine: 'Du', theirs: 'Gegenüber' },
    total: 'Gesamt',
    lostMap: 'X',
    lostNote: (lost) => `X: nicht gelöst, zählt als ${lost}.`,
    places: 'Die fünf Orte',
    reply: 'Zurückschicken',
    send: 'Link verschicken',
  },
  share: {
    action: 'Link teilen',
    invitation: (link) =>
      `Zoomle-Duell: fünf Karten, für uns beide dieselben. Wer braucht weniger Versuche?\n${link}`,
    result: (mine, link) =>
      `Zoomle-Duell: Ich habe ${mine} Versuche für fünf Karten gebraucht. Schaffst du es mit weniger?\n${link}`,
    reply: (mine, theirs, link) => `Zoomle-Duell: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Deine offenen Duelle',
    link: (played, of) => `Weiterspielen: ${played} von ${of} Karten gespielt`,
  },
  refused: {
    title: 'Dieses Duell lässt sich nicht öffnen',
    reasons: {
      damaged:
        'Der Link ist unvollständig, zu lang oder enthält ein falsches Zeichen. Lass ihn dir noch einmal vollständig schicken.',
      otherList:
        'Der Link stammt von einer älteren oder neueren Version der Website und nutzt eine andere Länderliste. Lade die Seite neu und versuch es noch einmal, oder erstelle ein neues Duell.',
    },
  },
};
