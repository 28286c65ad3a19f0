import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle 是每天一题的地理游戏：看卫星图猜国家，每猜一次，画面就能再拉远一级。',
  game: '卫星图上是哪个国家？六次机会，每次猜错都会告诉你相差多远、在哪个方向，并解锁下一级缩放。',
};
