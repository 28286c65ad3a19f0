import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const measuredFrom = (place: string) => `${place} noktasından`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Uydu haritasına bak, günün ülkesini bul!',
  archiveSubtitle: 'Arşivden. İstatistiklerini etkilemez.',
  practiceTitle: 'Zoomle - Alıştırma',
  practiceSubtitle: 'Rastgele bir ülke. İstatistiklerini etkilemez.',
  challengeTitle: 'Zoomle - Düello',
  challengeSubtitle: (map, of) => `Harita ${map}/${of}. İstatistiklerini etkilemez.`,
  revealAnswer: 'Cevabı göster',
  nextPractice: 'Başka bir ülke',
  crosshair: 'Nişangâhın altında ünlü bir yer var.',
  inputLabel: 'Bir ülke tahmin et',
  inputHint: 'Enter',
  suggestions: 'Öneriler',
  suggestionCount: (count) => plural(count, { other: '# öneri' }),
  noSuggestion: 'Böyle bir ülke yok.',
  didYouMean: 'Bunu mu demek istedin?',
  corrections: (countries) => `Böyle bir ülke yok. Şunu mu demek istedin: ${oneOf(countries)}?`,
  alias: ', diğer adı: ',
  part: ', parçası: ',
  guessed: 'denendi',
  guessAgain: 'Bunu denedin. Tekrar mı?',
  guesses: 'Tahminler',
  correct: '🎉 Doğru!',
  from: measuredFrom,
  percent: (near) => `%${near}`,
  near: 'yakınlık',
  answerWas: (country) => `Doğru cevap: ${country}`,
  solved: [
    'İlk tahminde! İnanılmaz!',
    '2. tahminde bildin. Müthiş!',
    '3. tahminde bildin. Harika!',
    '4. tahminde bildin. Güzel!',
    '5. tahminde bildin.',
    'Son tahminde bildin. Kıl payı!',
  ],
  closest: (country, distance) => `En yakın tahminin: ${country}, ${distance}.`,
  newBest: 'Yeni rekor',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = place ? `${measuredFrom(place)} ${distance}` : distance;
    const name = isRepeated ? `${country}, daha önce denendi` : country;
    const guessesLeft = plural(left, { other: '# tahmin kaldı' });
    return `${name}: ${where}, ${directionName(direction)}, %${percentNear} yakınlık, ${guessesLeft}`;
  },
  announceDay: (date) => `Günün haritası: ${writtenOut(date)}`,
  announceWin: (country) => `${country}: doğru!`,
  announceLoss: (country, answer) => `${country}: yanlış, bu son tahmindi. Doğru cevap: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Zoom düzeyi',
  zoomStatus: (zoom, index, count) => `Zoom düzeyi: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `${index}. adım, toplam ${count}`].filter(Boolean).join(', '),
  zoomHint: 'İlk tahminini yap, zoom açılsın',
  onePicture: 'Bu yerin tek bir görüntüsü var',
  notice: {
    today: { text: 'Bugünün yeni haritası geldi (UTC).', action: 'Bugünkü haritayı oyna' },
    yesterday: { text: 'Dünkü tur henüz bitmedi.', action: 'Dünkü turu bitir' },
  },
  unplayableTitle: 'Zoomle hatası',
  unplayable:
    'Ülke verileri eksik ya da geçersiz. Lütfen countries_with_mapLocations.json dosyasını kontrol et.',
  map: {
    alternative: 'Bulunacak yerin uydu görüntüsü',
    described: (description) => `Bulunacak yerin uydu görüntüsü. ${description}`,
    noDescription: 'Tarif yüklenemedi.',
    place: (place) => `Uydu görüntüsü: ${place}`,
    back: (place) => `Geri dön: ${place}`,
    loading: 'Uydu görüntüsü yükleniyor',
    unavailable: 'Harita yok',
    failed: 'Uydu görüntüsü yüklenemedi. Yine de tahmin edebilirsin.',
    retry: 'Tekrar dene',
    fallback: 'Harita servisi yanıt vermiyor. Yerine çevrimdışı atlas gösteriliyor.',
    across: (width) => `${width} genişlik`,
  },
  menu: {
    help: 'Nasıl oynanır?',
    statistics: 'İstatistikler',
    settings: 'Ayarlar',
    archive: 'Arşiv',
    practice: 'Alıştırma',
    close: 'Kapat',
  },
};
