import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Докладніше у Вікіпедії: ${country}`,
  newTab: '(відкриється в новій вкладці)',
  guesses: 'Ваші спроби',
  answer: 'Відповідь',
  map: (country, place, misses) =>
    `Мапа: ${place}, ${country}${misses > 0 ? ', з лінією від кожної невдалої спроби' : ''}`,
  mapFailed: 'Не вдалося завантажити мапу ваших спроб.',
  answersMap: 'Мапа світу з пронумерованими місцями',
  worldMapFailed: 'Не вдалося завантажити мапу світу.',
  miss: (country, distance, direction) =>
    `${country}: до відповіді ${distance} на ${directionName(direction)}`,
  hit: (country) => `${country}: правильно`,
  more: (country) => `Більше місць: ${country}`,
  moreFailed: (country) => `Не вдалося завантажити більше місць: ${country}.`,
  look: 'Виберіть місце, щоб побачити його на мапі вгорі.',
};
