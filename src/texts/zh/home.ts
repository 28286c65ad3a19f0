import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle：地理游戏',
  headline: '来玩。来猜。来\u2060赢。',
  tagline: '一组烧脑小游戏，考考你对世界的了解。',
  darkMode: '深色模式',
  signIn: '登录',
  games: '游戏',
  zoomle: {
    name: 'Zoomle',
    description: '看卫星图猜国家。每天 00:00 UTC 更新一题。',
    play: '玩今日题目',
    goOn: '继续',
    look: '看今日题目',
    waiting: '今天的题目在等你。',
    used: (count, of) => `今天已猜 ${count}/${of} 次`,
    keepGoing: (days) => plural(days, { other: '# 天了，继续加油' }),
    won: (count, of) => `第 ${count} 次猜中（共 ${of} 次机会）`,
    lost: '今天没猜中',
    week: '最近七天',
    links: '更多 Zoomle 内容',
    challenge: '挑战好友',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: '敬请期待',
    description: '地理解谜冒险，2024 年第三季度推出。',
    more: 'Puzzlia 是什么',
  },
};
