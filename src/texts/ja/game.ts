import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) => plural(count, { other: '残り#回' });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: '衛星写真から今日の国を当てよう！',
  archiveSubtitle: 'アーカイブの問題です。成績には影響しません。',
  practiceTitle: 'Zoomle - 練習',
  practiceSubtitle: 'ランダムな国です。成績には影響しません。',
  challengeTitle: 'Zoomle - 対戦',
  challengeSubtitle: (map, of) => `${of}問中${map}問目。成績には影響しません。`,
  revealAnswer: '答えを見る',
  nextPractice: '別の国',
  crosshair: '十字マークは名所を指しています。',
  inputLabel: '国名を入力',
  inputHint: 'Enter',
  suggestions: '候補',
  suggestionCount: (count) => plural(count, { other: '候補#件' }),
  noSuggestion: '当てはまる国がありません。',
  didYouMean: 'もしかして：',
  corrections: (countries) => `当てはまる国がありません。もしかして、${oneOf(countries)}ですか？`,
  alias: '、別名：',
  part: '、地域：',
  guessed: '回答済み',
  guessAgain: '回答済みです。もう一度？',
  guesses: '回答',
  correct: '🎉 正解！',
  from: (place) => `${place}から`,
  percent: (near) => `${near}%`,
  near: 'の近さ',
  answerWas: (country) => `正解：${country}`,
  solved: [
    '1回目で正解。信じられない！',
    '2回目で正解。お見事！',
    '3回目で正解。すばらしい！',
    '4回目で正解。いい感じ！',
    '5回目で正解。',
    '6回目で正解。ぎりぎりセーフ！',
  ],
  closest: (country, distance) => `一番近かった国：${country}（${distance}）`,
  newBest: '自己新記録',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const far = `${place ? gameTexts.from(place) : ''}${distance}`;
    const name = isRepeated ? `${country}（回答済み）` : country;
    return `${name}：${far}、${directionName(direction)}、近さ${percentNear}%、${guessesLeft(left)}`;
  },
  announceDay: (date) => `${writtenOut(date)}の問題`,
  announceWin: (country) => `${country}：正解！`,
  announceLoss: (country, answer) =>
    `${country}：不正解。これが最後の回答でした。正解は${answer}です。`,
  result: (country, result) => `${country}：${result}`,
  zoomLevel: 'ズームレベル',
  zoomStatus: (zoom, index, count) => `ズームレベル：${zoom}（${index}/${count}）`,
  zoomValue: (width, index, count) =>
    [width, `${count}段階中${index}段階目`].filter(Boolean).join('、'),
  zoomHint: '1回回答するとズームを変えられます',
  onePicture: 'この場所の写真は1枚だけです',
  notice: {
    today: { text: '今日（UTC）の新しい問題があります。', action: '今日の問題を遊ぶ' },
    yesterday: {
      text: '昨日の問題がまだ途中です。',
      action: '昨日の続きを遊ぶ',
    },
  },
  unplayableTitle: 'Zoomle エラー',
  unplayable:
    '国データが見つからないか、正しくありません。countries_with_mapLocations.jsonファイルを確認してください。',
  map: {
    alternative: '当てる場所の衛星写真',
    described: (description) => `当てる場所の衛星写真。${description}`,
    noDescription: '説明を読み込めませんでした。',
    place: (place) => `${place}の衛星写真`,
    back: (place) => `${place}に戻る`,
    loading: '衛星写真を読み込み中',
    unavailable: '地図を表示できません',
    failed: '衛星写真を読み込めませんでした。回答は続けられます。',
    retry: '再試行',
    fallback: '地図サービスの応答がないため、オフラインの画像を表示しています。',
    across: (width) => `幅 ${width}`,
  },
  menu: {
    help: '遊び方',
    statistics: '成績',
    settings: '設定',
    archive: 'アーカイブ',
    practice: '練習',
    close: '閉じる',
  },
};
