import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: jogos de geografia',
  headline: 'Jogue. Adivinhe. Vença.',
  tagline: 'Jogos que desafiam a mente e testam o quanto você conhece o mundo.',
  darkMode: 'Modo escuro',
  signIn: 'Entrar',
  games: 'Jogos',
  zoomle: {
    name: 'Zoomle',
    description: 'Adivinhe um país pelo mapa de satélite. Um novo todo dia às 00:00 UTC.',
    play: 'Jogar o mapa de hoje',
    goOn: 'Continuar',
    look: 'Ver o mapa de hoje',
    waiting: 'O mapa de hoje está esperando.',
    used: (count, of) => `Tentativas de hoje: ${count} de ${of}`,
    keepGoing: (days) => plural(days, { other: '# dias. Continue assim' }),
    won: (count, of) => `Resolvido em ${count} de ${of}`,
    lost: 'Hoje não deu',
    week: 'Os últimos sete dias',
    links: 'Mais do Zoomle',
    challenge: 'Desafie alguém',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Em breve',
    description: 'Uma aventura de quebra-cabeças de geografia, no terceiro trimestre de 2024.',
    more: 'Como será o Puzzlia',
  },
};
