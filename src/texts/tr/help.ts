import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Nasıl oynanır?',
  nearCloseUp: 'Senin haritan bundan daha yakından başlar.',
  guess:
    'Ülkesini bul. Altı tahmin hakkın var: her yanlış, cevabın ne kadar uzakta ve hangi yönde olduğunu, bir de yüzde olarak ne kadar yaklaştığını gösterir.',
  exampleLabel: 'Örnek tahmin',
  wider: 'Her tahminde görüntü bir düzey uzaklaşır.',
  more: 'Daha fazla',
  described: 'Görüntüye eşlik eden metin, neyin göründüğünü anlatır.',
  greatCircle:
    'Mesafe ve yön, tahmin ettiğin ülkedeki ünlü yerden nişangâhın altındaki yere, büyük daire boyunca, yani yerküre üzerindeki en kısa yoldan ölçülür. Bu yüzden komşu ülkeler 0 km uzakta çıkmaz ve oklar düz haritada tuhaf görünebilir.',
  percent: '%100 yerin ta kendisi, %0 Dünya’nın öbür ucu. Yaklaştıkça ölçek hassaslaşır.',
  day: (next) =>
    `Aynı gün herkese aynı harita çıkar. Yenisi 00:00 UTC’de gelir (yerel saatinle ${localTime(next)}).`,
  play: 'Oyna',
};
