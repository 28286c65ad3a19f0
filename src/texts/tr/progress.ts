import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Parameters<Texts['progress']['import']['outcome']>[0]['daily'];

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { other: '# tanesi yeni' }),
    improved > 0 && plural(improved, { other: '# tanesi seninkinin devamı' }),
    unchanged > 0 && plural(unchanged, { other: '# tanesi zaten burada' }),
    keptMine > 0 && plural(keptMine, { other: '# tanesi farklı, seninki kalır' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join('; ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'İlerlemen',
  description:
    'Zoomle’daki istatistiklerin: galibiyetler, seriler ve tahminler. İlerlemeni dosya ya da kod olarak kaydet, başka bir cihazda geri yükle.',
  open: 'İlerlemeni başka bir cihaza taşı',
  intro:
    'İlerlemen yalnızca bu cihazda, bu tarayıcıda kayıtlı, başka hiçbir yerde değil. Bir kopyasını sakla ya da başka bir cihaza taşı.',
  export: {
    heading: 'Dışa aktar',
    nothing: 'Henüz dışa aktarılacak bir şey yok: önce ilk tahminini yap.',
    note: 'Günlük ve arşiv turları dışa aktarılır; alıştırma, düello ve ayarlar aktarılmaz. Kodda da aynı veriler var: kendine attığın bir mesaja yapıştırabilirsin.',
    save: 'Dosya olarak kaydet',
    copy: 'Kod olarak kopyala',
    fileName: (date) => `zoomle-ilerleme-${date}.json`,
  },
  keep: {
    heading: 'Koru',
    note: 'Cihazda yer kalmayınca tarayıcı, sitelerin kaydettiklerini silebilir. Ondan ilerlemeni korumasını isteyebilirsin; senden onay isteyebilir.',
    ask: 'Tarayıcıdan korumasını iste',
    kept: 'Tarayıcı, sen silene kadar ilerlemeni koruyacak.',
    refused: 'Tarayıcı söz vermiyor. Ara sıra bir kopya al.',
  },
  import: {
    heading: 'İçe aktar',
    note: 'Hiçbir şey değişmeden önce, içe aktarınca ne olacağını göreceksin. Bitmiş bir haritanın yerine asla başkası konmaz.',
    file: 'Dosyadan',
    code: 'Koddan',
    preview: 'Önizle',
    outcome: (counts) => [
      ...outcome('Günlük haritalar', counts.daily),
      ...outcome('Arşiv', counts.archive),
    ],
    nothingNew: 'İçinde yeni bir şey yok.',
    confirm: 'İçe aktar',
    decline: 'Vazgeç',
    declined: 'Hiçbir şey değişmedi.',
    imported: (count) => plural(count, { other: '# harita içe aktarıldı.' }),
    notStored: 'Bu tarayıcı şu anda onları kaydedemiyor: sayfadan ayrılınca kaybolabilirler.',
    refused: {
      damaged:
        'Okunamadı: veri bozuk ya da eksik, ya da bu cihazın saatine göre gelecekte kalan tarihler içeriyor. Hiçbir şey değişmedi.',
      foreign: 'Bu, Zoomle’dan dışa aktarılmış bir veri değil. Hiçbir şey değişmedi.',
      newer:
        'Bu veri, burada açık olandan daha yeni bir Zoomle sürümünden aktarılmış. Hiçbir şey değişmedi. Sayfayı yenileyip tekrar dene.',
      oversized: 'Bu 1 MB’tan büyük, Zoomle’dan aktarılmış olamaz. Hiçbir şey değişmedi.',
      unavailable:
        'Sitenin bunun için gereken bir parçası yüklenemedi. Bağlantını kontrol et, sayfayı yenile ve tekrar dene.',
    },
  },
};
