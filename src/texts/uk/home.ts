import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: географічні ігри',
  headline: 'Грайте. Вгадуйте. Перемагайте.',
  tagline: 'Ігри, що змушують подумати й перевіряють, як добре ви знаєте світ.',
  darkMode: 'Темний режим',
  signIn: 'Увійти',
  games: 'Ігри',
  zoomle: {
    name: 'Zoomle',
    description: 'Вгадайте країну за супутниковою мапою. Щодня нова, о 00:00 UTC.',
    play: 'Зіграти сьогоднішню мапу',
    goOn: 'Продовжити',
    look: 'До сьогоднішньої мапи',
    waiting: 'Сьогоднішня мапа чекає.',
    used: (count, of) => `Спроб сьогодні: ${count} з ${of}`,
    keepGoing: (days) =>
      plural(days, {
        one: '# день. Так тримати!',
        few: '# дні. Так тримати!',
        many: '# днів. Так тримати!',
        other: '# дня. Так тримати!',
      }),
    won: (count, of) => `Вгадано з ${count}-ї спроби (усього ${of})`,
    lost: 'Сьогодні не вдалося',
    week: 'Останні сім днів',
    links: 'Більше про Zoomle',
    challenge: 'Виклик друзям',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Незабаром',
    description: 'Географічна пригода з головоломками, вихід у III кварталі 2024 року.',
    more: 'Якою буде Puzzlia',
  },
};
