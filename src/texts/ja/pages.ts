import type { Texts } from '../texts';

/** Maintainers read English. */
const IN_ENGLISH = '（できれば英語で書いてください。）';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      '練習にはネット接続が必要ですが、今はつながっていません。今日の問題はオフラインでも遊べます。',
  },
  about: {
    source: 'このサイトのソースコード',
  },
  blog: {
    allPosts: 'すべての記事',
    language: '記事は英語です。',
  },
  contact: {
    coordinate: {
      action: '座標の間違いを報告',
      title: '座標の間違い：',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          '国：',
          '名所：',
          '間違っている点と、名所の本当の位置：',
          'そう判断した根拠：',
          '',
          `問題の日付（UTC）：${today}`,
        ].join('\n'),
    },
    bug: {
      action: '不具合を報告',
      title: '不具合：',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          '起きたこと：',
          '期待した動作：',
          '再現する手順：',
          'ブラウザと端末：',
          '',
          `問題の日付（UTC）：${today}`,
        ].join('\n'),
    },
    note: 'どのリンクも、質問が入った新しいIssueをプロジェクトのリポジトリに開きます。アカウントが必要です。Issueは誰でも読めるため、今日の問題についての報告はネタバレになります。その日が終わるまでお待ちください。',
  },
};
