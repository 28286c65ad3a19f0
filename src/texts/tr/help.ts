import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Nasıl oynanır?',
  near: 'Nişangâhın altında ünlü bir yer var. Hangi ülkede?',
  nearCloseUp:
    'Haritan bundan daha yakından başlar: çok yakından görünen ünlü bir yer. Hangi ülkede?',
  guess:
    'Altı tahmin hakkın var. Her yanlış tahmin, cevabın ne kadar uzakta ve hangi yönde olduğunu, bir de yüzde olarak ne kadar yaklaştığını gösterir.',
  exampleLabel: 'Örnek tahmin',
  wider:
    'Her tahminde bir düzey daha uzaklaşabilirsin. Görüntüye eşlik eden metin, neyin göründüğünü anlatır.',
  more: 'Daha fazla',
  greatCircle:
    'Mesafe ve yön, tahmin ettiğin ülkedeki ünlü yerden nişangâhın altındaki yere, büyük daire boyunca, yani yerküre üzerindeki en kısa yoldan ölçülür. Bu yüzden komşu ülkeler 0 km uzakta çıkmaz ve oklar düz haritada tuhaf görünebilir.',
  percent: '%100 yerin ta kendisi, %0 Dünya’nın öbür ucu. Yaklaştıkça ölçek hassaslaşır.',
  day: (next) =>
    `Aynı gün herkese aynı harita çıkar. Yenisi 00:00 UTC’de gelir (yerel saatinle ${localTime(next)}).`,
};
