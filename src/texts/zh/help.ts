import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: '玩法',
  nearCloseUp: '正式题目一开始离得更近。',
  guess:
    '猜猜它在哪个国家，你有六次机会。每次猜错，都会告诉你离答案有多远、在哪个方向，以及接近度（百分比）。',
  exampleLabel: '猜测示例',
  wider: '每猜一次，画面还会拉远一级。',
  more: '更多',
  described: '画面里有什么，也有文字说明。',
  greatCircle:
    '距离和方向从所猜国家的地标算起，沿大圆（地球表面上的最短路线）到十字标记的地点。所以邻国之间的距离不是 0 公里，箭头在平面地图上也可能看起来有点怪。',
  percent: '100% 就是那个地点，0% 是地球的另一端。越接近，刻度越细。',
  day: (next) =>
    `每天所有人玩的都是同一题。新题目在 00:00 UTC（你的当地时间 ${localTime(next)}）上线。`,
  play: '开始玩',
};
