import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: '本文へスキップ',
    backToHome: 'ホームに戻る',
    loading: 'ページを読み込み中',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'フッター',
    privacy: 'プライバシー',
    about: 'Zoomleとは',
    contact: 'お問い合わせ',
    blog: 'ブログ',
  },
  storage: {
    unavailable:
      'このブラウザではデータを保存できません。遊ぶことはできますが、ページを離れると回答は失われます。',
    full: 'このブラウザの保存領域がいっぱいです。ページを離れると、新しい記録は失われることがあります。これまでに保存された記録は無事です。',
    newer:
      'この端末のプレイデータは、サイトの新しいバージョンで保存されたものです。データはそのまま残していますが、ここでの回答はページを離れると失われることがあります。ページを再読み込みしてください。',
    damaged:
      'この端末に保存されたプレイデータの一部が壊れていました。コピーを別に取り、読み取れたものはすべて残しました。',
    dismiss: '閉じる',
  },
  copying: {
    copied: 'クリップボードにコピーしました',
    byHand: 'この文をコピーしてください',
    byHandNote: 'このブラウザでは自動でコピーできません。文は選択してあります。',
  },
  release: {
    found: 'Zoomleの新しいバージョンがあります。',
    applying: '新しいバージョンを読み込み中…',
    apply: '新しいバージョンにする',
  },
};
