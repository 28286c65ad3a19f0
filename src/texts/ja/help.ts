import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: '遊び方',
  nearCloseUp: '実際の問題は、これよりもっと近くから始まります。',
  guess:
    'その国を当てましょう。回答は6回まで。間違えるたびに、正解までの距離と方角、近さ（%）がわかります。',
  exampleLabel: '回答の例',
  wider: '回答するたびに、1段階ズームアウトします。',
  more: '詳しく',
  described: '写真に写っているものは、文章でも読めます。',
  greatCircle:
    '距離と方角は、回答した国の名所から十字マークの地点まで、地球上の最短ルート（大圏コース）で測ります。そのため、隣の国でも0 kmにはならず、平面の地図では矢印の向きが不自然に見えることもあります。',
  percent: '100%ならその場所そのもの、0%なら地球の裏側です。近いほど目盛りが細かくなります。',
  day: (next) =>
    `毎日、世界中の全員に同じ問題が出ます。新しい問題は00:00 UTC（現地時間${localTime(next)}）からです。`,
  play: '遊ぶ',
};
