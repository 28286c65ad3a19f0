import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `どちらも${mine}回で引き分け。`;
  return mine < theirs
    ? `${mine}回対${theirs}回でこちらの勝ち！`
    : `${theirs}回対${mine}回でそちらの勝ち。`;
}

export const challengeTexts: Texts['challenge'] = {
  title: '友だちと対戦',
  subtitle: 'ふたりで同じ5問に挑戦。',
  description: 'Zoomleの5問で友だちと対戦。必要なのはリンクだけです。',
  invitation: '友だちに5問を送ろう。回答数が少ないほうの勝ち。',
  about:
    'ランダムに選ばれた5か国の問題が、1つのリンクになります。リンクを開いた人には、同じ5問が順番に出題されます。自分でも解いてからリンクを送れば、結果も一緒に届きます。',
  make: '対戦リンクを作る',
  makeAnother: '新しい対戦',
  honesty:
    '対戦の内容はリンクの中だけにあり、サーバーには保存されません。リンクは書き換えもできるので、友だち同士で楽しんでください。',
  intro: {
    title: 'Zoomle 対戦',
    friends: (total) => `友だちの回答数は合計${total}回。これより少なくできますか？`,
    game: '衛星写真の1点がどの国にあるかを、6回以内に当てるゲームです。間違えるたびにズームアウトします。',
    rules: (lost) =>
      `回答数が少ないほうの勝ち。解けなかった問題は${lost}回と数えます。対戦は成績に影響しません。`,
    start: 'スタート',
    goOn: '続ける',
    send: '友だちに送る',
  },
  board: { next: '次の問題', result: '結果を見る' },
  result: {
    title: 'Zoomle 対戦の結果',
    alone: (mine) => `5問の回答数は合計${mine}回でした。`,
    won: (mine, theirs) => `${mine}回対${theirs}回で勝ち！`,
    lost: (mine, theirs) => `${mine}回対${theirs}回で負け。`,
    draw: (mine) => `どちらも${mine}回で引き分け。`,
    table: '問題ごとの回答数',
    columns: { map: '問題', country: '国', mine: 'あなた', theirs: '友だち' },
    total: '合計',
    lostMap: 'X',
    lostNote: (lost) => `X：不正解（${lost}回と数えます）`,
    places: '5つの場所',
    reply: '結果を送り返す',
    send: '友だちに送る',
  },
  share: {
    action: 'リンクをシェア',
    invitation: (link) =>
      `Zoomle 対戦：同じ5問で勝負！少ない回答数で当てられるのはどっち？\n${link}`,
    result: (mine, link) =>
      `Zoomle 対戦：5問を${mine}回で終了。この${mine}回を超えられる？\n${link}`,
    reply: (mine, theirs, link) => `Zoomle 対戦：${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: '途中の対戦',
    link: (played, of) => `続ける：${of}問中${played}問終了`,
  },
  refused: {
    title: 'この対戦は開けません',
    reasons: {
      damaged:
        'リンクが途中で切れているか、長すぎるか、文字が間違っています。友だちにリンク全体をもう一度送ってもらってください。',
      otherList:
        'このリンクは、国の一覧が異なるバージョンのサイトで作られたものです。ページを再読み込みしてもう一度試すか、新しい対戦を作ってください。',
    },
  },
};
