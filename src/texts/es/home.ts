import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: juegos de geografía',
  headline: 'Juega. Adivina. Gana.',
  tagline: 'Juegos que retan tu mente y ponen a prueba cuánto sabes del mundo.',
  darkMode: 'Modo oscuro',
  signIn: 'Entrar',
  games: 'Juegos',
  zoomle: {
    name: 'Zoomle',
    description: 'Adivina un país en el mapa satelital. Uno nuevo cada día a las 00:00 UTC.',
    play: 'Jugar el mapa de hoy',
    goOn: 'Continuar',
    look: 'Ver el mapa de hoy',
    waiting: 'El mapa de hoy te espera.',
    used: (count, of) => `Intentos de hoy: ${count} de ${of}`,
    keepGoing: (days) => plural(days, { other: '# días. ¡Sigue así!' }),
    won: (count, of) => `Resuelto en ${count} de ${of}`,
    lost: 'Hoy no pudo ser',
    week: 'Los últimos siete días',
    links: 'Más de Zoomle',
    challenge: 'Reta a alguien',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Muy pronto',
    description: 'Una aventura de acertijos de geografía, en el tercer trimestre de 2024.',
    more: 'Qué será Puzzlia',
  },
};
