import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: '距離の単位',
  km: 'キロメートル',
  mi: 'マイル',
  highContrast: 'ハイコントラスト',
  highContrastNote: '緑の代わりに青とオレンジを使い、線を太くします。',
  describesPicture: '写真を文章で説明',
  describesPictureNote:
    '地図の下に、写真に写っているものを地名なしで説明します。スクリーンリーダーは回答のたびに読み上げます。',
};
