import type { Texts } from '../texts';
import { plural } from './formats';

const guesses = (count: number) =>
  plural(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' });

const guessesEach = (count: number) =>
  plural(count, { one: 'po # próbie', few: 'po # próby', many: 'po # prób', other: 'po # próby' });

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `remis, ${guessesEach(mine)}.`;
  return mine < theirs
    ? `wygrywam! U mnie ${guesses(mine)}, u ciebie ${theirs}.`
    : `wygrywasz! U ciebie ${guesses(theirs)}, u mnie ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Rzuć komuś wyzwanie',
  subtitle: 'Te same pięć map dla obu stron.',
  description: 'Rzuć komuś wyzwanie na pięć map Zoomle: wszystko jest w linku.',
  invitation: 'Wyślij komuś pięć map. Wygrywa mniejsza liczba prób.',
  about:
    'Z pięciu losowych krajów powstaje link. Kto go otworzy, dostanie te same pięć map, jedną po drugiej. Możesz też zagrać od razu, a link zabierze ze sobą twój wynik.',
  make: 'Utwórz wyzwanie',
  makeAnother: 'Nowe wyzwanie',
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
    send: 'Wyślij znajomym',
  },
  board: { next: 'Następna mapa', result: 'Zobacz wynik' },
  result: {
    title: 'Wyzwanie Zoomle: wynik',
    alone: (mine) => `Twój wynik: ${guesses(mine)} na pięć map.`,
    won: (mine, theirs) => `Wygrywasz! U ciebie ${guesses(mine)}, po drugiej stronie ${theirs}.`,
    lost: (mine, theirs) =>
      `Wygrywa druga strona. U ciebie ${guesses(mine)}, po drugiej stronie ${theirs}.`,
    draw: (mine) => `Remis: ${guessesEach(mine)}.`,
    table: 'Próby na kolejnych mapach',
    columns: { map: 'Mapa', country: 'Kraj', mine: 'Ty', theirs: 'Druga strona' },
    total: 'Razem',
    lostMap: 'X',
    lostNote: (lost) => `X: nie udało się, liczy się jako ${lost}.`,
    places: 'Te pięć miejsc',
    reply: 'Odeślij wynik',
    send: 'Wyślij znajomym',
  },
  share: {
    action: 'Udostępnij link',
    invitation: (link) =>
      `Wyzwanie Zoomle: te same pięć map dla ciebie i dla mnie. Komu wystarczy mniej prób?\n${link}`,
    result: (mine, link) =>
      `Wyzwanie Zoomle: pięć map, mój wynik to ${guesses(mine)}. Dasz radę w mniej?\n${link}`,
    reply: (mine, theirs, link) => `Wyzwanie Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Twoje rozpoczęte wyzwania',
    link: (played, of) => `Graj dalej: rozegrano ${played} z ${of} map`,
  },
  refused: {
    title: 'Nie można otworzyć tego wyzwania',
    reasons: {
      damaged:
        'Link jest niepełny, za długi albo zawiera błędny znak. Poproś o przesłanie całego linku jeszcze raz.',
      otherList:
        'Link powstał z inną listą krajów, w starszej lub nowszej wersji strony. Odśwież stronę i spróbuj ponownie albo utwórz nowe wyzwanie.',
    },
  },
};
