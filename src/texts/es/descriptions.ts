import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, un juego diario de geografía: adivina el país en el mapa satelital, que se aleja con cada intento.',
  game: '¿Qué país aparece en el mapa satelital? Seis intentos: cada uno indica a qué distancia y en qué dirección está, y desbloquea otro nivel de zoom.',
};
