import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Beklenmeyen bir hata oluştu!',
  notFound: { title: 'Sayfa bulunamadı', note: 'Bu adreste bir sayfa yok.' },
  broken:
    'Bu sayfa gösterilemedi. Bağlantın kopmuş ya da sitenin yeni bir sürümü çıkmış olabilir. Tahminlerin bu cihazda kayıtlı.',
  home: 'Ana sayfaya git',
  sections: {
    map: 'Harita',
    input: 'Tahmin kutusu',
    rows: 'Tahmin listen',
    recap: 'Turun sonu',
    help: 'Oyunun kuralları',
    statistics: 'İstatistiklerin',
    settings: 'Ayarların',
    card: 'Bugünün haritası',
    result: 'Bugünün sonucu',
    preview: 'Önizleme',
  },
  section: (name) => `${name} gösterilemedi. Sayfayı yenilemeyi dene.`,
  reload: 'Yenile',
  report: 'Raporu kopyala',
  startOver: {
    title: 'Bu hata tekrarlanırsa',
    note: 'Temiz bir sayfayla baştan başla: arşiv, düello ve alıştırmada yarım kalan turlar silinir. Günlük tahminlerin, istatistiklerin ve ayarların kalır. Sitenin açık olduğu diğer sekmeleri önce kapat, yoksa o turlar geri gelebilir.',
    action: 'Baştan başla',
  },
};
