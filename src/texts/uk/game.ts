import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, {
    one: 'залишилася # спроба',
    few: 'залишилися # спроби',
    many: 'залишилося # спроб',
    other: 'залишилося # спроби',
  });

export const gameTexts: Texts['game'] = {
  // The “р.” after the year stays on its line.
  title: (date) => `Zoomle - ${writtenOut(date).replace(' р.', '\u00A0р.')}`,
  subtitle: 'Вгадайте країну дня за супутниковою мапою!',
  archiveSubtitle: 'З архіву. Не впливає на статистику.',
  practiceTitle: 'Zoomle - Тренування',
  practiceSubtitle: 'Випадкова країна. Не впливає на статистику.',
  challengeTitle: 'Zoomle - Виклик',
  challengeSubtitle: (map, of) => `Мапа ${map} з ${of}. Не впливає на статистику.`,
  revealAnswer: 'Показати відповідь',
  nextPractice: 'Інша країна',
  crosshair: 'Хрестик позначає визначне місце.',
  inputLabel: 'Яка це країна?',
  inputHint: 'Enter',
  suggestions: 'Підказки',
  suggestionCount: (count) =>
    plural(count, {
      one: '# підказка',
      few: '# підказки',
      many: '# підказок',
      other: '# підказки',
    }),
  noSuggestion: 'Такої країни не знайдено.',
  didYouMean: 'Може, це:',
  corrections: (countries) => `Такої країни не знайдено. Може, це ${oneOf(countries)}?`,
  alias: ', також ',
  part: ', зокрема ',
  guessed: 'вже було',
  guessAgain: 'Вже було. Ще раз?',
  guesses: 'Спроби',
  correct: '🎉 Правильно!',
  from: (place) => `від: ${place}`,
  percent: (near) => `${near}%`,
  near: 'близькості',
  answerWas: (country) => `Правильна відповідь: ${country}`,
  solved: [
    'З першої спроби! Неймовірно!',
    'З другої спроби. Блискуче!',
    'З третьої спроби. Чудово!',
    'З четвертої спроби. Непогано!',
    'Вгадано з п’ятої спроби.',
    'З останньої спроби. Ледь-ледь!',
  ],
  closest: (country, distance) => `Найближче: ${country}, ${distance}.`,
  newBest: 'Новий рекорд',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), directionName(direction)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, вже було` : country;
    return `${name}: ${where}, близькість ${percentNear}%, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Мапа за ${writtenOut(date)}`,
  announceWin: (country) => `${country}: правильно!`,
  announceLoss: (country, answer) =>
    `${country}: ні, і це була остання спроба. Правильна відповідь: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Масштаб',
  zoomStatus: (zoom, index, count) => `Масштаб: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `крок ${index} з ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Після першої спроби мапу можна віддаляти',
  onePicture: 'Це місце має лише один знімок',
  notice: {
    today: { text: 'Уже є нова мапа на сьогодні (UTC).', action: 'Зіграти сьогоднішню мапу' },
    yesterday: {
      text: 'Учорашній раунд ще не завершено.',
      action: 'Завершити вчорашній раунд',
    },
  },
  unplayableTitle: 'Помилка Zoomle',
  unplayable:
    'Даних про країни немає або вони некоректні. Перевірте файл countries_with_mapLocations.json.',
  map: {
    alternative: 'Супутниковий знімок місця, яке треба вгадати',
    described: (description) => `Супутниковий знімок місця, яке треба вгадати. ${description}`,
    noDescription: 'Не вдалося завантажити опис.',
    place: (place) => `Супутниковий знімок: ${place}`,
    back: (place) => `Назад: ${place}`,
    loading: 'Завантаження супутникового знімка',
    unavailable: 'Мапа недоступна',
    failed: 'Не вдалося завантажити супутниковий знімок. Вгадувати все одно можна.',
    retry: 'Ще раз',
    fallback: 'Служба мап не відповідає. Натомість показано офлайн-атлас.',
    across: (width) => `${width} завширшки`,
  },
  menu: {
    help: 'Як грати',
    statistics: 'Статистика',
    settings: 'Налаштування',
    archive: 'Архів',
    practice: 'Тренування',
    close: 'Закрити',
  },
};
