import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'İçeriğe geç',
    backToHome: 'Ana sayfaya dön',
    loading: 'Sayfa yükleniyor',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Alt bilgi',
    privacy: 'Gizlilik',
    about: 'Hakkında',
    contact: 'İletişim',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Bu tarayıcı sitenin bir şey kaydetmesine izin vermiyor: oynayabilirsin, ama sayfadan ayrılınca tahminlerin kaybolur.',
    full: 'Bu tarayıcıda siteye yer kalmadı: bundan sonrası, sayfadan ayrılınca kaybolabilir. Daha önce kaydedilenler güvende.',
    newer:
      'İlerlemeni bu cihaza sitenin daha yeni bir sürümü kaydetmiş. Ona dokunulmadı; burada yaptığın tahminler, sayfadan ayrılınca kaybolabilir. Lütfen sayfayı yenile.',
    damaged:
      'Bu cihazdaki ilerlemenin bir kısmı bozulmuştu. Bir kopyası ayrıldı ve okunabilen her şey korundu.',
    dismiss: 'Kapat',
  },
  copying: {
    copied: 'Panoya kopyalandı',
    byHand: 'Bu metni kopyala',
    byHandNote: 'Bu tarayıcı, sitenin kopyalamasına izin vermiyor. Metin senin için seçildi.',
  },
  release: {
    found: 'Zoomle’ın yeni bir sürümü var.',
    applying: 'Yeni sürüm yükleniyor…',
    apply: 'Yeni sürümü yükle',
  },
};
