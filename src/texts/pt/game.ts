import type { Texts } from '../texts';
import { directionName, towards } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, { one: 'resta # tentativa', other: 'restam # tentativas' });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Adivinhe o país do dia pelo mapa de satélite!',
  archiveSubtitle: 'Do arquivo. Não afeta suas estatísticas.',
  practiceTitle: 'Zoomle - Treino',
  practiceSubtitle: 'Um país sorteado. Não afeta suas estatísticas.',
  challengeTitle: 'Zoomle - Desafio',
  challengeSubtitle: (map, of) => `Mapa ${map} de ${of}. Não afeta suas estatísticas.`,
  revealAnswer: 'Ver a resposta',
  nextPractice: 'Outro país',
  crosshair: 'A mira marca um lugar famoso.',
  inputLabel: 'Adivinhe o país',
  inputHint: 'Enter',
  suggestions: 'Sugestões',
  suggestionCount: (count) => plural(count, { one: '# sugestão', other: '# sugestões' }),
  noSuggestion: 'Nenhum país encontrado.',
  didYouMean: 'Você quis dizer…?',
  corrections: (countries) => `Nenhum país encontrado. Você quis dizer ${oneOf(countries)}?`,
  alias: ', também ',
  part: ', inclui ',
  guessed: 'já na lista',
  guessAgain: 'Já está na lista. Repetir?',
  guesses: 'Palpites',
  correct: '🎉 Acertou!',
  from: (place) => `a partir de ${place}`,
  percent: (near) => `${near}%`,
  near: 'de proximidade',
  answerWas: (country) => `A resposta certa era: ${country}`,
  solved: [
    'De primeira! Inacreditável!',
    'Na segunda tentativa. Espetacular!',
    'Na terceira tentativa. Muito bem!',
    'Na quarta tentativa. Mandou bem!',
    'Acertou na quinta tentativa.',
    'Na última tentativa. Por pouco!',
  ],
  closest: (country, distance) => `Seu palpite mais próximo: ${country}, a ${distance}.`,
  newBest: 'Novo recorde',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), towards(direction)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, de novo` : country;
    return `${name}: ${where}, ${percentNear}% de proximidade, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Mapa de ${writtenOut(date)}`,
  announceWin: (country) => `${country}: acertou!`,
  announceLoss: (country, answer) =>
    `${country}: não era, e essa foi a última tentativa. A resposta era ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Nível de zoom',
  zoomStatus: (zoom, index, count) => `Nível de zoom: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `nível ${index} de ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Dê seu primeiro palpite para liberar o zoom',
  onePicture: 'Há só uma imagem deste lugar',
  notice: {
    today: { text: 'O mapa de hoje (UTC) já chegou.', action: 'Jogar o mapa de hoje' },
    yesterday: {
      text: 'A partida de ontem ainda não terminou.',
      action: 'Terminar a partida de ontem',
    },
  },
  unplayableTitle: 'Erro do Zoomle',
  unplayable:
    'Os dados dos países estão faltando ou são inválidos. Verifique o arquivo countries_with_mapLocations.json.',
  map: {
    alternative: 'Imagem de satélite do lugar a adivinhar',
    described: (description) => `Imagem de satélite do lugar a adivinhar. ${description}`,
    noDescription: 'Não foi possível carregar a descrição.',
    place: (place) => `Imagem de satélite: ${place}`,
    back: (place) => `Voltar para ${place}`,
    loading: 'Carregando a imagem de satélite',
    unavailable: 'Mapa indisponível',
    failed: 'Não foi possível carregar a imagem de satélite. Você ainda pode jogar.',
    retry: 'Tentar de novo',
    fallback: 'O serviço de mapas não responde. Enquanto isso, aparece o atlas offline.',
    across: (width) => `${width} de largura`,
  },
  menu: {
    help: 'Como jogar',
    statistics: 'Estatísticas',
    settings: 'Ajustes',
    archive: 'Arquivo',
    practice: 'Treino',
    close: 'Fechar',
  },
};
