import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `gelijkspel, allebei ${mine} pogingen.`;
  return mine < theirs
    ? `ik win met ${mine} tegen ${theirs} pogingen!`
    : `jij wint met ${theirs} tegen ${mine} pogingen.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Daag iemand uit',
  subtitle: 'Vijf kaarten, voor jullie allebei dezelfde.',
  description: 'Daag iemand uit voor een Zoomle-duel over vijf kaarten: alles zit in de link.',
  invitation: 'Stuur iemand vijf kaarten. Wie de minste pogingen nodig heeft, wint.',
  about:
    'Vijf willekeurige landen worden een link. Wie hem opent, krijgt dezelfde vijf kaarten, een voor een. Speel ze zelf ook, dan gaat je resultaat mee met de link.',
  make: 'Maak een duel',
  makeAnother: 'Nieuw duel',
  honesty:
    'Geen server bewaart hier iets van: alles zit in de link. Een link is aan te passen, dus een duel is een kwestie van vertrouwen.',
  intro: {
    title: 'Zoomle-duel',
    friends: (total) => `Je tegenspeler had ${total} pogingen nodig. Lukt het jou met minder?`,
    game: 'Een plek op een satellietbeeld: raad het land in zes pogingen. Bij elke misser zoom je verder uit.',
    rules: (lost) =>
      `Wie de minste pogingen nodig heeft, wint. Een kaart die je niet raadt, telt als ${lost}. Duels tellen niet mee voor je statistieken.`,
    start: 'Start',
    goOn: 'Verder spelen',
    send: 'Stuur de link',
  },
  board: { next: 'Volgende kaart', result: 'Bekijk de uitslag' },
  result: {
    title: 'Zoomle-duel: de uitslag',
    alone: (mine) => `Je had ${mine} pogingen nodig voor vijf kaarten.`,
    won: (mine, theirs) => `Jij wint met ${mine} tegen ${theirs} pogingen!`,
    lost: (mine, theirs) => `Je tegenspeler wint met ${theirs} tegen ${mine} pogingen.`,
    draw: (mine) => `Gelijkspel: allebei ${mine} pogingen.`,
    table: 'Pogingen per kaart',
    columns: { map: 'Kaart', country: 'Land', mine: 'Jij', theirs: 'De ander' },
    total: 'Totaal',
    lostMap: 'X',
    lostNote: (lost) => `X: niet geraden, telt als ${lost}.`,
    places: 'De vijf plekken',
    reply: 'Stuur terug',
    send: 'Stuur de link',
  },
  share: {
    action: 'Deel de link',
    invitation: (link) =>
      `Zoomle-duel: vijf kaarten, voor ons allebei dezelfde. Wie heeft de minste pogingen nodig?\n${link}`,
    result: (mine, link) =>
      `Zoomle-duel: ik had ${mine} pogingen nodig voor vijf kaarten. Lukt het jou met minder?\n${link}`,
    reply: (mine, theirs, link) => `Zoomle-duel: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Je lopende duels',
    link: (played, of) => `Verder spelen: ${played} van de ${of} kaarten gespeeld`,
  },
  refused: {
    title: 'Dit duel kan niet worden geopend',
    reasons: {
      damaged:
        'De link is onvolledig, te lang of bevat een verkeerd teken. Laat je de hele link nog een keer sturen.',
      otherList:
        'De link is gemaakt met een andere landenlijst, door een oudere of nieuwere versie van de site. Herlaad de pagina en probeer het nog eens, of maak een nieuw duel.',
    },
  },
};
