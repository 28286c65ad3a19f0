import { dateWriter, formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural } = formatsIn('pt');
const writtenOut = dateWriter(
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  (day, month, year) => `${day === 1 ? '1º' : day} de ${month} de ${year}`,
);

/** Towards a direction: ao norte, a leste. */
const towards = (name: string) => `${/^(norte|sul)$/.test(name) ? 'ao' : 'a'} ${name}`;

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'Ir para o conteúdo',
    backToHome: 'Voltar ao início',
    loading: 'Carregando a página',
    footer: 'Rodapé',
    privacy: 'Privacidade',
    about: 'Sobre',
    contact: 'Contato',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Este navegador não deixa o site salvar nada: você pode jogar, mas seus palpites vão se perder quando você sair.',
    full: 'Não há mais espaço para o site neste navegador: o que é novo pode se perder quando você sair. Tudo o que já estava salvo está seguro.',
    newer:
      'Uma versão mais nova do site salvou seu progresso neste dispositivo. Ele não será alterado, e os palpites dados aqui podem se perder quando você sair. Por favor, recarregue a página.',
    damaged:
      'Uma parte do progresso salvo neste dispositivo estava danificada. Uma cópia foi guardada à parte, e tudo o que pôde ser lido foi mantido.',
    dismiss: 'Fechar',
  },
  copying: {
    copied: 'Copiado para a área de transferência',
    byHand: 'Copie este texto',
    byHandNote: 'Este navegador não deixa o site copiar por você. O texto está selecionado.',
  },
  release: {
    found: 'Há uma nova versão do Zoomle.',
    applying: 'Carregando a nova versão…',
    apply: 'Carregar a nova versão',
  },
  descriptions: {
    home: 'Zoomle, um jogo diário de geografia: adivinhe o país pelo mapa de satélite e afaste o zoom a cada palpite.',
    game: 'Que país está no mapa de satélite? Seis tentativas: cada palpite mostra a distância e a direção até a resposta e libera mais um nível de zoom.',
  },
  errors: {
    title: 'Ocorreu um erro inesperado',
    notFound: { title: 'Página não encontrada', note: 'Não há nenhuma página neste endereço.' },
    broken:
      'Não foi possível mostrar esta página. Talvez você não tenha conexão, ou talvez haja uma nova versão do site. Seus palpites estão salvos neste dispositivo.',
    home: 'Ir para o início',
    sections: {
      map: 'o mapa',
      input: 'o campo de resposta',
      rows: 'a lista dos seus palpites',
      recap: 'o fim da partida',
      help: 'as regras',
      statistics: 'suas estatísticas',
      settings: 'seus ajustes',
      card: 'o mapa de hoje',
      result: 'o resultado de hoje',
      preview: 'a prévia',
    },
    section: (name) => `Não foi possível mostrar ${name}. Recarregar a página pode ajudar.`,
    reload: 'Recarregar',
    report: 'Copiar um relatório',
    startOver: {
      title: 'Se acontecer de novo',
      note: 'Recomece com o tabuleiro limpo: as partidas não terminadas do arquivo, dos desafios e do treino são apagadas. Seus palpites diários, suas estatísticas e seus ajustes continuam. Antes, feche as outras abas do site: elas podem trazer essas partidas de volta.',
      action: 'Recomeçar',
    },
  },
  game: {
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
    guessed: 'já tentado',
    guessAgain: 'Já tentado. Repetir?',
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
    directions: {
      N: 'norte',
      NE: 'nordeste',
      E: 'leste',
      SE: 'sudeste',
      S: 'sul',
      SW: 'sudoeste',
      W: 'oeste',
      NW: 'noroeste',
    },
    distanceFrom: (distance, from) => `${distance}, ${from}`,
    repeated: (country) => `${country}, de novo`,
    guessesLeft: (count) =>
      plural(count, { one: 'resta # tentativa', other: 'restam # tentativas' }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}: ${distance}, ${towards(direction)}, ${near} de proximidade, ${left}`,
    announceDay: (date) => `Mapa de ${writtenOut(date)}`,
    announceWin: (country) => `${country}: acertou!`,
    announceLoss: (country, answer) =>
      `${country}: não era, e essa foi a última tentativa. A resposta era ${answer}.`,
    zoomLevel: 'Nível de zoom',
    zoomStatus: (zoom, index, count) => `Nível de zoom: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `nível ${index} de ${count}`,
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
    },
    menu: {
      help: 'Como jogar',
      statistics: 'Estatísticas',
      settings: 'Ajustes',
      archive: 'Arquivo',
      practice: 'Treino',
      challenge: 'Desafiar alguém',
      close: 'Fechar',
    },
  },
  help: {
    title: 'Como jogar',
    nearCloseUp: 'Seu mapa começa mais perto que este.',
    guess:
      'Adivinhe o país. Você tem seis tentativas: cada erro mostra a que distância está a resposta, em que direção e quão perto você chegou, em porcentagem.',
    exampleLabel: 'Exemplo de um palpite',
    wider: 'Cada palpite também afasta o zoom um nível.',
    more: 'Mais',
    described: 'Cada imagem tem uma descrição em texto.',
    greatCircle:
      'A distância e a direção vão do lugar famoso do país do seu palpite até o lugar sob a mira, pelo círculo máximo, o caminho mais curto sobre o globo. Por isso, países vizinhos não ficam a 0 km, e uma seta pode parecer estranha em um mapa plano.',
    percent: '100% é o próprio lugar; 0%, o outro lado da Terra. De perto, a escala é mais fina.',
    day: (next) =>
      `Todo mundo recebe o mesmo mapa no mesmo dia. Tem um novo às 00:00 UTC${localTimeNote(next, (time) => ` (${time} no seu horário)`)}.`,
    play: 'Jogar',
  },
  home: {
    title: 'Zoomle: jogos de geografia',
    headline: 'Jogue. Adivinhe. Vença.',
    tagline: 'Jogos que desafiam a mente e testam o quanto você conhece o mundo.',
    darkMode: 'Modo escuro',
    signIn: 'Entrar',
    games: 'Jogos',
    zoomle: {
      description: 'Adivinhe um país pelo mapa de satélite. Um novo todo dia às 00:00 UTC.',
      play: 'Jogar o mapa de hoje',
      goOn: 'Continuar',
      look: 'Ver o mapa de hoje',
      waiting: 'O mapa de hoje está esperando.',
      used: (count, of) => `Tentativas de hoje: ${count} de ${of}`,
      keepGoing: (days) => plural(days, '# dias. Continue assim!'),
      won: (count, of) => `Resolvido em ${count} de ${of}`,
      lost: 'Hoje não deu',
      week: 'Os últimos sete dias',
      links: 'Mais do Zoomle',
    },
    puzzlia: {
      comingSoon: 'Em breve',
      description: 'Uma aventura de quebra-cabeças de geografia, no terceiro trimestre de 2024.',
      more: 'Como será o Puzzlia',
    },
  },
  language: {
    menu: (language) => `Idioma: ${language}`,
    offer: 'O Zoomle também fala português.',
    accept: 'Continuar em português',
    decline: 'Não, obrigado',
    notStored: (language) =>
      `${language}: este idioma ainda não está salvo neste dispositivo. Abra o site uma vez neste idioma com conexão, e ele vai funcionar também offline.`,
  },
  streak: (days) => plural(days, '# dias seguidos'),
  list: (parts) => parts.join(', '),
  units: measures({ km: '# km', mi: '# mi', m: '# m', ft: '# pés' }),
};
