import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, um jogo diário de geografia: adivinhe o país pelo mapa de satélite, que se afasta a cada palpite.',
  game: 'Que país está no mapa de satélite? Seis tentativas: cada palpite mostra a distância e a direção até a resposta e libera mais um nível de zoom.',
};
