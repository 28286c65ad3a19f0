import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Jogar um mapa anterior',
  practice: 'Treinar com um país sorteado',
  challenge: 'Desafie alguém',
  result: {
    statistics: 'Suas estatísticas',
    countdown: (time) => `Próximo mapa em ${time}`,
    newMap: (next) => `Novo mapa às 00:00 UTC (${localTime(next)} no seu horário)`,
  },
  statistics: {
    none: 'Nenhuma partida ainda',
    played: 'Partidas',
    winRate: 'Vitórias',
    currentStreak: 'Sequência atual',
    longestStreak: 'Melhor sequência',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Distribuição de tentativas',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', com esta partida' : ''}`,
    note: 'Só o mapa diário conta. A sequência termina quando você perde uma partida ou deixa passar um dia.',
  },
  share: 'Compartilhar',
};
