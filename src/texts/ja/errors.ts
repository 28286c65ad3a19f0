import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: '予期しないエラーが発生しました',
  notFound: { title: 'ページが見つかりません', note: 'このアドレスにページはありません。' },
  broken:
    'このページを表示できませんでした。ネットワークにつながっていないか、サイトが新しいバージョンになった可能性があります。これまでの回答はこの端末に保存されています。',
  home: 'ホームへ',
  sections: {
    map: '地図',
    input: '回答の入力欄',
    rows: '回答の一覧',
    recap: '結果',
    help: '遊び方',
    statistics: '成績',
    settings: '設定',
    card: '今日の問題',
    result: '今日の結果',
    preview: 'プレビュー',
  },
  section: (name) => `${name}を表示できませんでした。再読み込みで直ることがあります。`,
  reload: '再読み込み',
  report: 'レポートをコピー',
  startOver: {
    title: '何度も起きるときは',
    note: 'まっさらな状態からやり直せます。アーカイブ、対戦、練習の途中のゲームは削除されますが、毎日の問題の回答と成績、設定は残ります。ほかのタブが開いていると削除したゲームが戻ることがあるので、先に閉じてください。',
    action: 'やり直す',
  },
};
