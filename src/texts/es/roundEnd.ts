import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Jugar un mapa anterior',
  practice: 'Practicar con un país al azar',
  challenge: 'Reta a alguien',
  result: {
    statistics: 'Tus estadísticas',
    countdown: (time) => `Próximo mapa en ${time}`,
    newMap: (next) => `Mapa nuevo a las 00:00 UTC (${localTime(next)} en tu hora local)`,
  },
  statistics: {
    none: 'Aún no hay partidas',
    played: 'Jugadas',
    winRate: 'Victorias',
    currentStreak: 'Racha actual',
    longestStreak: 'Mejor racha',
    percent: (share) => `${Math.round(share * 100)}\u00A0%`,
    distribution: 'Distribución de intentos',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', con esta partida' : ''}`,
    note: 'Solo cuenta el mapa diario. La racha termina si pierdes una partida o dejas pasar un día.',
  },
  share: 'Compartir',
};
