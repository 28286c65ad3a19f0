import type { Texts } from '../texts';
import { plural } from './formats';

const guesses = (count: number) =>
  plural(count, { one: '# спроба', few: '# спроби', many: '# спроб', other: '# спроби' });

/** The same number on both sides. */
const guessesEach = (count: number) =>
  plural(count, {
    one: 'по # спробі',
    few: 'по # спроби',
    many: 'по # спроб',
    other: 'по # спроби',
  });

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `нічия, ${guessesEach(mine)}.`;
  return mine < theirs
    ? `перемога моя! ${guesses(mine)} проти ${theirs}.`
    : `перемога твоя! ${guesses(theirs)} проти ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Виклик друзям',
  subtitle: 'Ті самі п’ять мап для обох сторін.',
  description: 'Киньте друзям виклик на п’ять мап Zoomle: усе вміщається в посилання.',
  invitation: 'Надішліть друзям п’ять мап. Перемагає менша кількість спроб.',
  about:
    'П’ять випадкових країн стають посиланням. Хто його відкриє, отримає ті самі п’ять мап, одну за одною. Зіграйте й ви, і посилання забере з собою ваш результат.',
  make: 'Створити виклик',
  makeAnother: 'Новий виклик',
  honesty:
    'Жоден сервер цього не зберігає: є лише посилання. Його можна підправити, тож це гра для друзів.',
  intro: {
    title: 'Виклик у Zoomle',
    friends: (total) => `Результат, який треба побити: ${guesses(total)}. Вдасться?`,
    game: 'Точка на супутниковому знімку: вгадайте країну за шість спроб. Після кожної помилки знімок віддаляється.',
    rules: (lost) =>
      `Перемагає менша кількість спроб; невгадана мапа зараховується як ${lost}. Виклики не впливають на статистику.`,
    start: 'Почати',
    goOn: 'Продовжити',
    send: 'Надіслати друзям',
  },
  board: { next: 'Наступна мапа', result: 'До результату' },
  result: {
    title: 'Виклик у Zoomle: результат',
    alone: (mine) => `Ваш результат: ${guesses(mine)} на п’ять мап.`,
    won: (mine, theirs) => `Перемога ваша! ${guesses(mine)} проти ${theirs}.`,
    lost: (mine, theirs) => `Цього разу перемога не ваша: ${guesses(mine)} проти ${theirs}.`,
    draw: (mine) => `Нічия: ${guessesEach(mine)}.`,
    table: 'Спроби на кожній мапі',
    columns: { map: 'Мапа', country: 'Країна', mine: 'У вас', theirs: 'У друзів' },
    total: 'Разом',
    lostMap: 'X',
    lostNote: (lost) => `X: не вгадано, зараховується як ${lost}.`,
    places: 'Ці п’ять місць',
    reply: 'Надіслати результат',
    send: 'Надіслати друзям',
  },
  share: {
    action: 'Поділитися посиланням',
    invitation: (link) =>
      `Виклик у Zoomle: ті самі п’ять мап для тебе й для мене. Кому вистачить менше спроб?\n${link}`,
    result: (mine, link) =>
      `Виклик у Zoomle: п’ять мап, мій результат — ${guesses(mine)}. Зможеш за менше?\n${link}`,
    reply: (mine, theirs, link) => `Виклик у Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Ваші розпочаті виклики',
    link: (played, of) => `Продовжити: зіграно ${played} з ${of} мап`,
  },
  refused: {
    title: 'Цей виклик не відкривається',
    reasons: {
      damaged:
        'Посилання неповне, задовге або містить неправильний символ. Попросіть надіслати ціле посилання ще раз.',
      otherList:
        'Посилання створено з іншим списком країн, у старішій або новішій версії сайту. Перезавантажте сторінку й спробуйте ще раз або створіть новий виклик.',
    },
  },
};
