import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Mesafe birimi',
  km: 'Kilometre',
  mi: 'Mil',
  highContrast: 'Yüksek kontrast',
  highContrastNote: 'Yeşil yerine mavi ve turuncu, daha belirgin çizgiler.',
  describesPicture: 'Görüntüyü anlat',
  describesPictureNote:
    'Haritanın altındaki bir satır, görüntüde ne olduğunu ad vermeden anlatır. Ekran okuyucular her tahminden sonra okur.',
};
