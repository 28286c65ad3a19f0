import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { other: '新規#問' }),
    improved > 0 && plural(improved, { other: '続きがあるもの#問' }),
    unchanged > 0 && plural(unchanged, { other: '同じもの#問' }),
    keptMine > 0 && plural(keptMine, { other: '異なるもの#問（この端末の記録を残します）' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}：${clauses.join('、')}。`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'プレイデータ',
  description:
    'Zoomleの成績：正解率、連続正解、回答数の分布。プレイデータをファイルやコードとして保存し、別の端末で復元できます。',
  open: '別の端末に引き継ぐ',
  intro:
    'プレイデータは、この端末のこのブラウザだけに保存されています。コピーを取っておくか、別の端末に引き継いでください。',
  export: {
    heading: 'エクスポート',
    nothing: 'まだエクスポートするものがありません。まずは1回回答してみましょう。',
    note: '毎日の問題とアーカイブの記録が含まれます。練習、対戦、設定は含まれません。コードの内容もファイルと同じです。自分宛てのメッセージに貼り付けて使えます。',
    save: 'ファイルに保存',
    copy: 'コードをコピー',
    fileName: (date) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: '保護',
    note: '端末の空き容量が足りなくなると、ブラウザがサイトのデータを消すことがあります。プレイデータを残すよう、ブラウザに頼めます。確認を求められることもあります。',
    ask: 'ブラウザに保護を頼む',
    kept: '自分で消さないかぎり、ブラウザはプレイデータを残します。',
    refused: 'ブラウザは保護を約束しませんでした。ときどきエクスポートしてコピーを取ってください。',
  },
  import: {
    heading: 'インポート',
    note: '変更の前に、インポートの内容を確認できます。終了した問題が上書きされることはありません。',
    file: 'ファイルから',
    code: 'コードから',
    preview: '内容を確認',
    outcome: (counts) => [
      ...outcome('毎日の問題', counts.daily),
      ...outcome('アーカイブ', counts.archive),
    ],
    nothingNew: '新しいものはありません。',
    confirm: 'インポート',
    decline: 'キャンセル',
    declined: '何も変更していません。',
    imported: (count) => plural(count, { other: '#問をインポートしました。' }),
    notStored:
      'このブラウザには今は保存できません。ページを離れるとデータが失われることがあります。',
    refused: {
      damaged:
        '読み取れませんでした。データが壊れているか欠けている、またはこの端末の時計より先の日付が含まれています。何も変更していません。',
      foreign: 'Zoomleのエクスポートデータではありません。何も変更していません。',
      newer:
        '今開いているZoomleより新しいバージョンで作られたデータです。何も変更していません。ページを再読み込みしてもう一度お試しください。',
      oversized:
        '1 MBを超えているため、Zoomleのエクスポートデータではありません。何も変更していません。',
      unavailable:
        'サイトの必要な部分を読み込めませんでした。ネットワークを確認し、ページを再読み込みしてもう一度お試しください。',
    },
  },
};
