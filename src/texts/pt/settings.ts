import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Distâncias em',
  km: 'Quilômetros',
  mi: 'Milhas',
  highContrast: 'Alto contraste',
  highContrastNote: 'Azul e laranja no lugar do verde, e linhas mais fortes.',
  describesPicture: 'Descrever a imagem',
  describesPictureNote:
    'Uma linha abaixo do mapa diz o que a imagem mostra, sem nomes. Leitores de tela leem essa linha depois de cada palpite.',
};
