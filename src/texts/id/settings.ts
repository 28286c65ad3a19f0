import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Satuan jarak',
  km: 'Kilometer',
  mi: 'Mil',
  highContrast: 'Kontras tinggi',
  highContrastNote: 'Biru dan oranye menggantikan hijau, dengan garis yang lebih tegas.',
  describesPicture: 'Deskripsikan gambar',
  describesPictureNote:
    'Sebaris teks di bawah peta menjelaskan apa yang terlihat, tanpa menyebut nama. Pembaca layar membacakannya setelah setiap tebakan.',
};
