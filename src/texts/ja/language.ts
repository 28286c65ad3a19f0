import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `言語：${language}`,
  offer: 'Zoomleは日本語でも遊べます。',
  accept: '日本語で続ける',
  decline: 'いいえ',
  notStored: (language) =>
    `${language}はまだこの端末に保存されていません。ネットワークにつないで一度開くと、オフラインでも使えるようになります。`,
};
