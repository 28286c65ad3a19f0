// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('uk');

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

/** Accusative of a continent: Азію, Північну Америку. */
const accusative = (continent: string) => continent.replace(/а(?= |$)/g, 'у').replace(/я$/, 'ю');

export const later: LaterTexts = {
  archive: {
    title: 'Архів Zoomle',
    subtitle: 'Усі минулі мапи: грайте, коли схочете. На статистику вони не впливають.',
    description: (first) =>
      `Усі минулі мапи Zoomle, починаючи з ${writtenOut(first)}, — грайте, коли схочете.`,
    years: 'Роки',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `Зіграно ${played} з ${days}`,
    random: 'Здивуйте мене',
    allPlayed: 'Усі мапи зіграно.',
    closed: (date) => `закрито, знову відкриється ${writtenOut(date)}`,
    closedTitle: 'Ця мапа поки що закрита',
    // Dates end with “р.”.
    closedNote: (date) =>
      `Вона видала б сьогоднішню або завтрашню відповідь. Знову відкриється ${writtenOut(date)}`,
    noPuzzle: 'На цей день мапи немає',
    noPuzzleNote: (first) => `В архіві є всі дні від ${writtenOut(first)} до вчора (UTC).`,
    open: 'Відкрити архів',
  },
  challenge: {
    subtitle: 'Ті самі п’ять мап для вас обох.',
    description: 'Киньте друзям виклик на п’ять мап Zoomle: усе вміщається в посилання.',
    invitation: 'Надішліть друзям п’ять мап. Перемагає менша кількість спроб.',
    about:
      'Ви отримаєте посилання на п’ять випадкових країн. Хто його відкриє, побачить ті самі п’ять мап, одну за одною. Зіграйте й ви, і ваш результат буде в посиланні.',
    make: 'Створити виклик',
    makeAnother: 'Новий виклик',
    send: 'Надіслати друзям',
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
    },
    board: {
      next: 'Наступна мапа',
      result: 'До результату',
      friends: (count) => `У друзів: ${guesses(count)}. А у вас?`,
      friendsLost: 'У друзів: не вгадано. А у вас?',
      both: (mine, theirs) => `У вас ${mine}, у друзів ${theirs}`,
    },
    result: {
      title: 'Виклик у Zoomle: результат',
      alone: (mine) => `Ваш результат: ${guesses(mine)} на п’ять мап.`,
      won: (mine, theirs) => `Перемога ваша! ${guesses(mine)} проти ${theirs}.`,
      lost: (mine, theirs) => `Цього разу перемога не ваша: ${guesses(mine)} проти ${theirs}.`,
      draw: (mine) => `Нічия: ${guessesEach(mine)}.`,
      table: 'Спроби на кожній мапі',
      columns: { map: 'Мапа', country: 'Країна', mine: 'У вас', theirs: 'У друзів' },
      total: 'Разом',
      lostNote: (lost) => `X: не вгадано, зараховується як ${lost}.`,
      places: 'Ці п’ять місць',
      reply: 'Надіслати результат',
    },
    share: {
      action: 'Поділитися посиланням',
      invitation:
        'Виклик у Zoomle: ті самі п’ять мап для тебе й для мене. Кому вистачить менше спроб?',
      result: (mine) =>
        `Виклик у Zoomle: п’ять мап, мій результат — ${guesses(mine)}. Зможеш за менше?`,
      reply: (verdict) => `Виклик у Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `перемога моя! ${guesses(mine)} проти ${theirs}.`,
        lost: (mine, theirs) => `перемога твоя! ${guesses(theirs)} проти ${mine}.`,
        draw: (mine) => `нічия, ${guessesEach(mine)}.`,
      },
    },
    open: {
      heading: 'Ваші розпочаті виклики',
      link: (played, of) => `Продовжити: зіграно ${played} з ${of} мап`,
    },
    refused: {
      title: 'Цей виклик не відкривається',
      damaged:
        'Посилання неповне, задовге або містить неправильний символ. Попросіть надіслати ціле посилання ще раз.',
      otherList:
        'Посилання створено з іншим списком країн, у старішій або новішій версії сайту. Перезавантажте сторінку й спробуйте ще раз або створіть новий виклик.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'short'),
    notPlayed: 'не зіграно',
    result: {
      playing: () => 'не завершено',
      won: (guesses) => `вгадано з ${guesses}-ї спроби`,
      lost: () => 'не вгадано',
    },
  },
  earth: {
    description: 'Кожна впізнана країна сяє на вашій Землі.',
    count: (lit, all) => `${lit} з ${all} країн`,
    globe: 'Глобус: обертайте його стрілками, масштабуйте плюсом і мінусом',
    zoom: 'Масштаб',
    nearer: 'Наблизити',
    farther: 'Віддалити',
    whole: 'Уся Земля',
    noGlobe: 'Цей браузер не може показати глобус. Усі ваші країни є у списках.',
    continents: ['Африка', 'Азія', 'Європа', 'Північна Америка', 'Південна Америка', 'Океанія'],
    allCountries: 'Усі країни',
    last: (country) => `Остання: ${country}`,
    another: 'Засвітити ще одну країну',
    notLit: 'Ще без світла',
    lightUp: (continent) => `Засвітити ${accusative(continent)}`,
    of: (lit, all) => `${lit} з ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Ще без світла: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: наразі не може випасти жодна країна без світла. Виберіть інший континент або поверніться за кілька днів.`,
    toGo: (continent, count) => `${continent}: залишилося засвітити ${count}.`,
    ten: (country) => `${country}: десята країна. Ваша Земля починає сяяти.`,
    twentyFive: (country) => `${country}: двадцять п’ята країна. Сяє восьма частина Землі.`,
    fifty: (country) => `${country}: п’ятдесята країна. Сяє чверть Землі.`,
    hundred: (country) => `${country}: сота країна. Сяє половина Землі.`,
    hundredFifty: (country) => `${country}: сто п’ятдесята країна. Сяють три чверті Землі.`,
    continent: (continent) => `${continent}: сяють усі країни.`,
    complete: (continent, progress) => `${continent}: ${progress}, сяє повністю!`,
    wholeSince: (date, all) => `Уся Земля сяє з ${writtenOut(date)}: усі країни (${all}).`,
    again: 'Засвітити ще раз',
    all: 'Сяє вся ваша Земля: ви впізнали кожну країну.',
  },
  pages: {
    practiceOffline:
      'Для тренування потрібен інтернет, а зараз його немає. У сьогоднішню мапу можна грати й без нього.',
    source: 'Вихідний код сайту',
    allPosts: 'Усі дописи',
    postsLanguage: 'Дописи — англійською.',
    contact: {
      coordinate: {
        action: 'Повідомити про неправильні координати',
        title: 'Неправильні координати: ',
        questions: [
          'Країна:',
          'Місце:',
          'Що не так і де це місце насправді:',
          'Звідки ви це знаєте:',
        ],
      },
      bug: {
        action: 'Повідомити про помилку',
        title: 'Помилка: ',
        questions: ['Що сталося:', 'Що мало статися:', 'Як це повторити:', 'Браузер і пристрій:'],
      },
      date: (today) => `Дата мапи (UTC): ${today}`,
      inEnglish: 'Якщо можете, пишіть англійською.',
      note: 'Кожне посилання відкриває нове звернення в репозиторії проєкту із запитаннями, на які треба відповісти. Для цього там потрібен обліковий запис. Звернення видно всім, а згадка про сьогоднішню мапу видасть відповідь: зачекайте, будь ласка, до кінця дня.',
    },
  },
  progress: {
    title: 'Ваш прогрес',
    description:
      'Ваша статистика в Zoomle: перемоги, серії та спроби. Збережіть свій прогрес як файл або код і відновіть його на іншому пристрої.',
    open: 'Перенести прогрес на інший пристрій',
    intro:
      'Ваш прогрес зберігається в цьому браузері, на цьому пристрої, і більше ніде. Збережіть копію або перенесіть його на інший пристрій.',
    export: {
      heading: 'Експорт',
      note: 'Експорт містить щоденні мапи, раунди з архіву та країни на вашій Землі, але не інші раунди чи налаштування. У коді ті самі дані: вставте його в повідомлення до себе.',
      save: 'Зберегти як файл',
      copy: 'Копіювати як код',
      fileName: (date) => `zoomle-prohres-${date}.json`,
    },
    persist: {
      heading: 'Захист прогресу',
      note: 'Коли на пристрої бракує місця, браузер може видалити збережене сайтами. Можна попросити його не чіпати ваш прогрес; він може попросити підтвердження.',
      ask: 'Захистити прогрес',
      granted: 'Браузер зберігатиме ваш прогрес, доки ви самі його не видалите.',
      refused: 'Браузер не погодився. Час від часу експортуйте копію.',
    },
    offline: {
      heading: 'Гра офлайн',
      ready: 'Цей браузер зберіг сайт: грати можна й без мережі.',
      unsupported:
        'Цей браузер не дає сайту працювати офлайн. Так часто буває в приватних вікнах і за адресами без https.',
      changed:
        'Сайт не вдається зберегти для гри офлайн: його файли надходять зміненими, можливо, через вашу мережу або розширення. Сайт спробує ще раз, коли ви повернетеся.',
      incomplete:
        'Сайт ще не повністю збережено для гри офлайн: деякі його файли не вдалося завантажити. Сайт спробує ще раз, коли ви повернетеся.',
    },
    import: {
      heading: 'Імпорт',
      note: 'Перш ніж щось зміниться, ви побачите, що зробить імпорт. Завершену мапу ніколи не буде замінено.',
      file: 'З файлу',
      choose: 'Вибрати файл',
      code: 'З коду',
      preview: 'Переглянути',
      outcome: {
        kinds: { daily: 'Щоденні мапи', archive: 'Архів', practice: 'Тренування' },
        added: (count) =>
          plural(count, { one: '# нова', few: '# нові', many: '# нових', other: '# нової' }),
        improved: (count) =>
          plural(count, {
            one: '# продовжує вашу',
            few: '# продовжують ваші',
            many: '# продовжують ваші',
            other: '# продовжують ваші',
          }),
        unchanged: (count) => `${plural(count, '#')} вже тут`,
        keptMine: (count) =>
          plural(count, {
            one: '# відрізняється, тож лишається ваша',
            few: '# відрізняються, тож лишаються ваші',
            many: '# відрізняються, тож лишаються ваші',
            other: '# відрізняються, тож лишаються ваші',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Нічого нового тут немає.',
      confirm: 'Імпортувати',
      decline: 'Скасувати',
      declined: 'Нічого не змінено.',
      imported: (count) =>
        plural(count, {
          one: 'Імпортовано # мапу.',
          few: 'Імпортовано # мапи.',
          many: 'Імпортовано # мап.',
          other: 'Імпортовано # мапи.',
        }),
      notStored:
        'Цей браузер зараз не може їх зберегти: коли ви підете зі сторінки, вони можуть зникнути.',
      refused: {
        damaged:
          'Це не вдалося прочитати: дані пошкоджені, неповні або містять дати з майбутнього за годинником цього пристрою. Нічого не змінено.',
        foreign: 'Це не експорт із Zoomle. Нічого не змінено.',
        newer:
          'Цей експорт створено в новішій версії Zoomle, ніж відкрита тут. Нічого не змінено. Перезавантажте сторінку й спробуйте ще раз.',
        oversized: 'Це більше за 2 МБ, тож не може бути експортом із Zoomle. Нічого не змінено.',
        unavailable:
          'Не вдалося завантажити потрібну для цього частину сайту. Перевірте мережу, перезавантажте сторінку й спробуйте ще раз.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: новий рекорд.`,
    bestMonth: (month) => `${month}: поки що ваш найкращий місяць.`,
    readMore: (country) => `Докладніше у Вікіпедії: ${country}`,
    newTab: '(відкриється в новій вкладці)',
    seen: 'На знімку були околиці цього місця:',
    area: 'Площа',
    squares: (area, unit) =>
      plural(
        area,
        unit === 'km'
          ? '# км²'
          : { one: '# кв. миля', few: '# кв. милі', many: '# кв. миль', other: '# кв. милі' },
      ),
    rank: (rank, count) => `місце ${rank} з ${count}`,
    borders: 'Сусідні країни',
    noBorders: 'Сухопутних кордонів немає',
    beyond: 'Поза мапою',
    offMap: (place) => `${place} (поза мапою країни)`,
    notStored: 'Недоступно без мережі',
    views: { country: 'Країна', guesses: 'Ваші спроби', neighbours: 'Довкола' },
    map: (country, place, misses) =>
      `Мапа: ${place}, ${country}${misses > 0 ? ', з лінією від кожної невдалої спроби' : ''}`,
    answersMap: 'Мапа світу з пронумерованими місцями',
    more: (country) => `Інші місця: ${country}`,
    moreFailed: (country) => `Не вдалося завантажити інші місця: ${country}.`,
    yourStatistics: 'Ваша статистика',
    countdown: (time) => `Наступна мапа через ${time}`,
    nextPastMap: (date) => `Наступна мапа: ${writtenOut(date)}`,
    share: 'Поділитися',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Бонус: назвіть єдиного сусіда',
        few: 'Бонус: назвіть # сусідів',
        many: 'Бонус: назвіть # сусідів',
        other: 'Бонус: назвіть # сусідів',
      }),
    askNearest: 'Бонус: назвіть найближчі країни',
    input: 'Назвіть сусідню країну',
    inputNearest: 'Назвіть країну поблизу',
    missesLeft: (count) => `Ще можна помилитися: ${count}`,
    wrong: (country, own) => `${country} – ${own}: немає спільного кордону.`,
    farther: (country) => `${country}: не належить до найближчих.`,
    otherView: (country, holder) =>
      `${country}: погляди різняться. Тут цей кордон належить іншій країні: ${holder}.`,
    away: (distance) => `Відстань: ${distance}.`,
    again: (country) => `Уже названо: ${country}`,
    own: (country) => `${country}: це країна цього раунду.`,
    show: 'Показати їх',
    result: (found, asked) => `Країни: ${found} з ${asked}.`,
    all: 'Усі!',
    beyond: (countries) => `Поза мапою: ${countries}`,
    failed: 'Не вдалося завантажити країни.',
    named: (countries) => `Названо: ${countries}`,
    open: (directions) => `Ще не названо, за напрямком: ${directions}`,
    total: (found, asked) => `Названо країн у бонусі: ${found} з ${asked}`,
  },
  sharing: {
    month: (name) => `Поділитися місяцем (${name})`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} з ${days}`,
    picture: 'Поділитися зображенням',
    question: 'Знаєте, де це?',
    practice: 'Тренувальна мапа',
    challenge: (total) => `Мапи з виклику: ${guesses(total)}`,
    saved: (file) => `Збережено в завантаженнях: ${file}`,
    notShared: 'Браузер не поділився зображенням.',
    blocked:
      'Цей браузер захищає вашу приватність і не дозволяє сайту зберігати зображення. Натомість можна зробити знімок екрана.',
  },
  statistics: {
    none: 'Ще немає раундів',
    played: 'Зіграно',
    winRate: 'Виграно',
    currentStreak: 'Поточна серія',
    longestStreak: 'Найдовша серія',
    average: 'Спроб у середньому',
    bestMonth: (month) => `Виграно за найкращий місяць (${monthAndYear(month)})`,
    distribution: 'Розподіл спроб',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', разом із цим раундом' : ''}`,
    note: 'Зараховується лише мапа дня. Серію перериває програний раунд або пропущений день.',
  },
  settings: {
    units: 'Одиниці відстані',
    km: 'Кілометри',
    mi: 'Милі',
    highContrast: 'Високий контраст',
    highContrastNote: 'Синій і помаранчевий замість зеленого, товстіші лінії.',
    describesPicture: 'Описувати знімок',
    describesPictureNote:
      'Текст під мапою розповідає, що видно на знімку, без назв. Програми зчитування з екрана озвучують його після кожної спроби.',
  },
};
