import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Докладніше у Вікіпедії: ${country}`,
  newTab: '(відкриється в новій вкладці)',
  views: { country: 'Країна', guesses: 'Ваші спроби' },
  map: (country, place, misses) =>
    `Мапа: ${place}, ${country}${misses > 0 ? ', з лінією від кожної невдалої спроби' : ''}`,
  answersMap: 'Мапа світу з пронумерованими місцями',
  more: (country) => `Більше місць: ${country}`,
  moreFailed: (country) => `Не вдалося завантажити більше місць: ${country}.`,
  look: 'Виберіть місце, щоб побачити його на мапі вгорі.',
};
