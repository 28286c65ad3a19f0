// The words of the start: bars, home, the board, the result of a round, the rules, errors. Others: later.ts.
import { formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural, writtenOut } = formatsIn('uk');

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'Перейти до вмісту',
    backToHome: 'На головну',
    loading: 'Завантаження сторінки',
    footer: 'Низ сторінки',
    privacy: 'Приватність',
    about: 'Про гру',
    contact: 'Контакти',
    blog: 'Блог',
  },
  storage: {
    unavailable:
      'Цей браузер не дозволяє сайту нічого зберігати: грати можна, але ваші спроби зникнуть, коли ви підете зі сторінки.',
    full: 'У цьому браузері більше немає місця для сайту: нове може зникнути, коли ви підете зі сторінки. Усе збережене раніше — у безпеці.',
    newer:
      'Ваш прогрес на цьому пристрої зберегла новіша версія сайту. Він лишиться недоторканим, а спроби, зроблені тут, можуть зникнути, коли ви підете зі сторінки. Перезавантажте, будь ласка, сторінку.',
    damaged:
      'Частина прогресу на цьому пристрої була пошкоджена. Її копію відкладено, а все, що вдалося прочитати, збережено.',
    dismiss: 'Закрити',
  },
  copying: {
    copied: 'Скопійовано',
    byHand: 'Скопіюйте цей текст',
    byHandNote: 'Цей браузер не дозволяє сайту зробити це за вас. Текст виділено.',
  },
  release: {
    found: 'Вийшла нова версія Zoomle.',
    applying: 'Завантаження нової версії…',
    apply: 'Завантажити нову версію',
  },
  descriptions: {
    home: 'Zoomle — щоденна географічна гра: вгадайте країну за супутниковою мапою, яка віддаляється з кожною спробою.',
    game: 'Яка країна на супутниковій мапі? Шість спроб; кожна показує відстань і напрямок та відкриває ще один рівень масштабу.',
  },
  errors: {
    title: 'Щось пішло не так!',
    notFound: { title: 'Сторінку не знайдено', note: 'За цією адресою нічого немає.' },
    broken:
      'Не вдалося показати цю сторінку. Можливо, немає зв’язку з мережею або вийшла нова версія сайту. Ваші спроби збережено на цьому пристрої.',
    home: 'На головну',
    // In the accusative, as `section` needs it.
    sections: {
      map: 'мапу',
      input: 'поле для відповіді',
      rows: 'список ваших спроб',
      recap: 'підсумок раунду',
      help: 'правила',
      earth: 'вашу Землю',
      statistics: 'вашу статистику',
      settings: 'ваші налаштування',
      card: 'сьогоднішню мапу',
      result: 'сьогоднішній результат',
      preview: 'попередній перегляд',
    },
    section: (name) => `Не вдалося показати ${name}. Може допомогти перезавантаження сторінки.`,
    reload: 'Перезавантажити',
    report: 'Копіювати звіт',
    startOver: {
      title: 'Якщо це трапиться знову',
      note: 'Почніть спочатку, з порожнього поля: незавершені раунди з архіву, викликів і тренувань буде видалено. Щоденні мапи, статистика й налаштування залишаться. Спершу закрийте інші вкладки сайту, бо вони можуть повернути ці раунди.',
      action: 'Почати спочатку',
    },
  },
  game: {
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
    corrections: (countries) => `Такої країни не знайдено. Може, це: ${oneOf(countries)}?`,
    alias: ', також ',
    part: ', зокрема ',
    guessed: 'вже було',
    guessAgain: 'Уже було. Ще раз?',
    guesses: 'Спроби',
    correct: '🎉 Правильно!',
    from: (place) => `від ${place}`,
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
    directions: {
      N: 'північ',
      NE: 'північний схід',
      E: 'схід',
      SE: 'південний схід',
      S: 'південь',
      SW: 'південний захід',
      W: 'захід',
      NW: 'північний захід',
    },
    distanceFrom: (distance, from) => `${distance} ${from}`,
    repeated: (country) => `${country}, вже було`,
    guessesLeft: (count) =>
      plural(count, {
        one: 'залишилася # спроба',
        few: 'залишилися # спроби',
        many: 'залишилося # спроб',
        other: 'залишилося # спроби',
      }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}: ${distance}, ${direction}, близькість ${near}, ${left}`,
    friends: (score, of) => `У друзів: ${score}/${of}`,
    announceDay: (date) => `Мапа за ${writtenOut(date)}`,
    announceWin: (country) => `${country}: правильно!`,
    announceLoss: (country, answer) =>
      `${country}: ні, і це була остання спроба. Правильна відповідь: ${answer}.`,
    zoomLevel: 'Масштаб',
    zoomStatus: (zoom, index, count) => `Масштаб: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `рівень ${index} з ${count}`,
    zoomHint: 'Після першої спроби мапу можна віддаляти',
    onePicture: 'Є лише один знімок цього місця',
    notice: {
      today: { text: 'Уже є нова мапа на сьогодні (UTC).', action: 'Зіграти сьогоднішню мапу' },
      yesterday: { text: 'Учорашній раунд ще не завершено.', action: 'Завершити вчорашній раунд' },
    },
    unplayableTitle: 'Помилка Zoomle',
    unplayable:
      'Даних про країни немає або вони некоректні. Перевірте файл countries_with_mapLocations.json.',
    map: {
      alternative: 'Супутниковий знімок місця, яке треба вгадати',
      described: (description) => `Супутниковий знімок місця, яке треба вгадати. ${description}`,
      noDescription: 'Не вдалося завантажити опис.',
      place: (place) => `Супутниковий знімок: ${place}`,
      back: (place) => `Назад до місця: ${place}`,
      loading: 'Завантаження супутникового знімка',
      unavailable: 'Мапа недоступна',
      failed: 'Не вдалося завантажити супутниковий знімок.',
      canGuess: 'Вгадувати все одно можна.',
      retry: 'Ще раз',
      fallback: 'Служба мап не відповідає. Натомість показано офлайн-атлас.',
    },
    menu: {
      help: 'Як грати',
      statistics: 'Статистика',
      settings: 'Налаштування',
      archive: 'Архів',
      practice: 'Тренування',
      earth: 'Ваша Земля',
      challenge: 'Виклик друзям',
      close: 'Закрити',
    },
  },
  help: {
    title: 'Як грати',
    nearCloseUp: 'Ваша мапа починається ще ближче.',
    guess:
      'Вгадайте країну. У вас шість спроб: кожна невдала показує, як далеко відповідь, у якому напрямку та наскільки ви близько — у відсотках.',
    exampleLabel: 'Приклад спроби',
    wider: 'Кожна спроба ще й віддаляє мапу на один рівень.',
    more: 'Докладніше',
    described: 'Кожен знімок має текстовий опис.',
    greatCircle:
      'Відстань і напрямок вимірюються від визначного місця названої країни до місця під хрестиком, уздовж дуги великого кола — найкоротшого шляху земною кулею. Тому сусідні країни не за 0 км одна від одної, а стрілка може здаватися дивною на пласкій мапі.',
    percent: '100% — це саме те місце, 0% — протилежний бік Землі. Що ближче, то шкала точніша.',
    day: (next) =>
      `Мапа дня в усіх однакова. Нова з’являється о 00:00 UTC${localTimeNote(next, (time) => ` (у вас це ${time})`)}.`,
    play: 'Грати',
  },
  home: {
    title: 'Zoomle: географічні ігри',
    headline: 'Грайте. Вгадуйте. Перемагайте.',
    tagline: 'Ігри, що змушують подумати й перевіряють, як добре ви знаєте світ.',
    darkMode: 'Темний режим',
    signIn: 'Увійти',
    games: 'Ігри',
    zoomle: {
      description: 'Вгадайте країну за супутниковою мапою. Щодня нова, о 00:00 UTC.',
      play: 'Зіграти сьогоднішню мапу',
      goOn: 'Продовжити',
      look: 'До сьогоднішньої мапи',
      waiting: 'Сьогоднішня мапа чекає.',
      used: (count, of) => `Спроб сьогодні: ${count} з ${of}`,
      keepGoing: (days) =>
        plural(days, {
          one: '# день поспіль. Так тримати!',
          few: '# дні поспіль. Так тримати!',
          many: '# днів поспіль. Так тримати!',
          other: '# дня поспіль. Так тримати!',
        }),
      won: (count, of) => `Вгадано з ${count}-ї спроби (усього ${of})`,
      lost: 'Сьогодні не вдалося',
      week: 'Останні сім днів',
      links: 'Ще в Zoomle',
    },
    puzzlia: {
      comingSoon: 'Незабаром',
      description: 'Географічна пригода з головоломками, вихід у III кварталі 2024 року.',
      more: 'Якою буде Puzzlia',
    },
  },
  language: {
    menu: (language) => `Мова: ${language}`,
    offer: 'Zoomle є й українською.',
    accept: 'Грати українською',
    decline: 'Ні, дякую',
    notStored: (language) =>
      `${language}: цієї версії ще немає на цьому пристрої. Відкрийте її раз із доступом до мережі, і далі вона працюватиме й без нього.`,
  },
  streak: (days: number) =>
    plural(days, {
      one: '# день поспіль',
      few: '# дні поспіль',
      many: '# днів поспіль',
      other: '# дня поспіль',
    }),
  list: (parts) => parts.join(', '),
  labelled: (label, value) => `${label}: ${value}`,
  units: measures({
    km: '# км',
    m: '# м',
    // Miles and feet have no usual abbreviation.
    mi: { one: '# миля', few: '# милі', many: '# миль', other: '# милі' },
    ft: { one: '# фут', few: '# фути', many: '# футів', other: '# фута' },
  }),
};
