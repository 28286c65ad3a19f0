import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle tarayıcıda oynanır ve JavaScript gerektirir, ama burada JavaScript kapalı.',
  slow: 'Zoomle’ın yüklenmesi uzun sürüyor. Bağlantını kontrol et, sonra <a href="">sayfayı yenile</a>. 2023’te ya da sonrasında çıkmış bir tarayıcı gerekir. Tahminlerin bu cihazda kayıtlı.',
  preview: 'Vizörde bir kıyının uydu görüntüsü ve şu sözler: Play. Guess. Win.',
};
