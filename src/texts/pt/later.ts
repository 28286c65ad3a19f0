// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('pt');

export const later: LaterTexts = {
  archive: {
    title: 'Arquivo do Zoomle',
    subtitle:
      'Todos os mapas anteriores, para jogar quando quiser. Eles não afetam suas estatísticas.',
    description: (first) =>
      `Todos os mapas do Zoomle desde ${writtenOut(first)}, para jogar quando quiser.`,
    years: 'Anos',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short').replace('.', ''),
    played: (played, days) => `Jogados: ${played}/${days}`,
    random: 'Quero uma surpresa',
    allPlayed: 'Você já jogou todos os mapas.',
    closed: (date) => `bloqueado, disponível de novo em ${writtenOut(date)}`,
    closedTitle: 'Este mapa está bloqueado por enquanto',
    closedNote: (date) =>
      `Jogar agora revelaria a resposta de hoje ou de amanhã. Ele estará disponível de novo em ${writtenOut(date)}.`,
    noPuzzle: 'Não há mapa para este dia',
    noPuzzleNote: (first) =>
      `O arquivo tem todos os dias, de ${writtenOut(first)} até ontem (UTC).`,
    open: 'Abrir o arquivo',
  },
  challenge: {
    subtitle: 'Cinco mapas, os mesmos para os dois lados.',
    description: 'Desafie alguém com cinco mapas do Zoomle: está tudo no link.',
    invitation: 'Envie cinco mapas para alguém. Ganha quem usar menos tentativas.',
    about:
      'Cinco países sorteados viram um link. Quem abrir recebe os mesmos cinco mapas, um depois do outro. Jogue também, e o link leva o seu resultado junto.',
    make: 'Criar desafio',
    makeAnother: 'Novo desafio',
    send: 'Envie para alguém',
    honesty:
      'Nenhum servidor guarda nada disso: está tudo no link. Links podem ser alterados, então aqui vale a confiança.',
    intro: {
      title: 'Desafio do Zoomle',
      friends: (total) => `A marca a bater: ${total} tentativas. Você consegue com menos?`,
      game: 'Um ponto em uma imagem de satélite: adivinhe o país em seis tentativas. A cada erro, o zoom se afasta.',
      rules: (lost) =>
        `Quem usar menos tentativas ganha; um mapa não resolvido conta como ${lost}. Desafios não afetam suas estatísticas.`,
      start: 'Começar',
      goOn: 'Continuar',
    },
    board: {
      next: 'Próximo mapa',
      result: 'Ver o resultado',
      friends: (guesses) =>
        `Rival: ${plural(guesses, { one: '# tentativa', other: '# tentativas' })}. E você?`,
      friendsLost: 'Rival: não resolvido. E você?',
      both: (mine, theirs) => `Você ${mine}, rival ${theirs}`,
    },
    result: {
      title: 'Desafio do Zoomle: o resultado',
      alone: (mine) => `Você precisou de ${mine} tentativas para os cinco mapas.`,
      won: (mine, theirs) => `Você ganhou: ${mine} tentativas contra ${theirs}.`,
      lost: (mine, theirs) => `Não foi desta vez: ${mine} tentativas contra ${theirs}.`,
      draw: (mine) => `Empate: ${mine} tentativas para cada lado.`,
      table: 'Tentativas por mapa',
      columns: { map: 'Mapa', country: 'País', mine: 'Você', theirs: 'Rival' },
      total: 'Total',
      lostNote: (lost) => `X: não resolvido, conta como ${lost}.`,
      places: 'Os cinco lugares',
      reply: 'Envie seu resultado',
    },
    share: {
      action: 'Compartilhar link',
      invitation:
        'Desafio do Zoomle: cinco mapas, os mesmos para mim e para você. Quem precisa de menos tentativas?',
      result: (mine) =>
        `Desafio do Zoomle: precisei de ${mine} tentativas para cinco mapas. Consegue com menos?`,
      reply: (verdict) => `Desafio do Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `ganhei, ${mine} tentativas contra ${theirs}!`,
        lost: (mine, theirs) => `você ganhou, ${theirs} tentativas contra ${mine}.`,
        draw: (mine) => `empate, ${mine} tentativas para cada lado.`,
      },
    },
    open: {
      heading: 'Seus desafios em aberto',
      link: (played, of) => `Continuar: ${played} de ${of} mapas`,
    },
    refused: {
      title: 'Não dá para abrir este desafio',
      damaged:
        'O link está incompleto, é longo demais ou tem algum caractere errado. Peça para mandarem o link inteiro de novo.',
      otherList:
        'O link foi criado com outra lista de países, em uma versão mais antiga ou mais nova do site. Recarregue a página e tente de novo, ou crie um novo desafio.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'não jogado',
    result: {
      playing: () => 'não terminado',
      won: (guesses) =>
        plural(guesses, { one: 'resolvido em # tentativa', other: 'resolvido em # tentativas' }),
      lost: () => 'não resolvido',
    },
  },
  earth: {
    description: 'Cada país que você reconhece se acende na sua Terra.',
    count: (lit, all) => `${lit} de ${all} países`,
    globe: 'Globo: gire-o com as setas, aproxime e afaste com mais e menos',
    zoom: 'Zoom',
    nearer: 'Aproximar',
    farther: 'Afastar',
    whole: 'Terra inteira',
    noGlobe: 'Este navegador não consegue mostrar o globo. Todos os seus países estão nas listas.',
    continents: ['África', 'Ásia', 'Europa', 'América do Norte', 'América do Sul', 'Oceania'],
    allCountries: 'Todos os países',
    last: (country) => `Último aceso: ${country}`,
    another: 'Acender outro país',
    notLit: 'Ainda no escuro',
    lightUp: (continent) => `Acender a ${continent}`,
    of: (lit, all) => `${lit} de ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Continua no escuro: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: agora não há nenhum país no escuro para sortear. Escolha outro continente ou volte daqui a alguns dias.`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: 'falta # país.', other: 'faltam # países.' })}`,
    ten: (country) => `${country}, seu décimo país: sua Terra começa a brilhar.`,
    twentyFive: (country) =>
      `${country}, seu país número vinte e cinco: um oitavo da Terra brilha.`,
    fifty: (country) => `${country}, seu país número cinquenta: um quarto da Terra brilha.`,
    hundred: (country) => `${country}, seu país número cem: metade da Terra brilha.`,
    hundredFifty: (country) =>
      `${country}, seu país número cento e cinquenta: três quartos da Terra brilham.`,
    continent: (continent) => `${continent}: todos os países estão acesos.`,
    complete: (continent, progress) => `${continent}: ${progress}, completa!`,
    wholeSince: (date, all) =>
      `A Terra inteira brilha desde ${writtenOut(date)}: todos os ${all} países.`,
    again: 'Ver a Terra se acender de novo',
    all: 'Sua Terra inteira brilha: você reconheceu todos os países.',
  },
  pages: {
    practiceOffline:
      'O treino precisa de internet, e agora não há conexão. O mapa de hoje funciona sem ela.',
    source: 'O código-fonte do site',
    allPosts: 'Todos os posts',
    postsLanguage: 'Os posts estão em inglês.',
    contact: {
      coordinate: {
        action: 'Relatar uma coordenada errada',
        title: 'Coordenada errada: ',
        questions: [
          'País:',
          'Lugar:',
          'O que está errado e onde o lugar fica de verdade:',
          'Como você sabe:',
        ],
      },
      bug: {
        action: 'Relatar um erro',
        title: 'Erro: ',
        questions: [
          'O que aconteceu:',
          'O que você esperava:',
          'Como fazer acontecer de novo:',
          'Navegador e dispositivo:',
        ],
      },
      date: (today) => `Data do mapa (UTC): ${today}`,
      inEnglish: 'Se puder, escreva em inglês.',
      note: 'Cada link abre um novo relato no repositório do projeto, com as perguntas a responder. É preciso ter uma conta lá. Os relatos são públicos, e um sobre o mapa de hoje entrega a resposta: por favor, espere o dia terminar.',
    },
  },
  progress: {
    title: 'Seu progresso',
    description:
      'Suas estatísticas no Zoomle: vitórias, sequências e tentativas. Salve seu progresso em um arquivo ou código e recupere tudo em outro dispositivo.',
    open: 'Levar seu progresso para outro dispositivo',
    intro:
      'Seu progresso fica salvo neste navegador, neste dispositivo e em nenhum outro lugar. Faça uma cópia ou leve tudo para outro dispositivo.',
    export: {
      heading: 'Exportar',
      note: 'A exportação inclui as partidas diárias, as de mapas anteriores e os países da sua Terra, mas não as outras partidas nem os ajustes. O código contém os mesmos dados: cole-o em uma mensagem para você.',
      save: 'Salvar um arquivo',
      copy: 'Copiar um código',
      fileName: (date) => `zoomle-progresso-${date}.json`,
    },
    persist: {
      heading: 'Proteja seu progresso',
      note: 'Se faltar espaço no dispositivo, o navegador pode apagar o que os sites guardaram. Você pode pedir que ele proteja seu progresso; talvez ele peça uma confirmação.',
      ask: 'Proteger meu progresso',
      granted: 'O navegador vai manter seu progresso até você apagar.',
      refused: 'O navegador não aceitou. Exporte uma cópia de vez em quando.',
    },
    offline: {
      heading: 'Jogar offline',
      ready: 'Este navegador guardou o site: você também pode jogar sem internet.',
      unsupported:
        'Este navegador não deixa o site funcionar offline. Isso é comum em janelas privadas e em endereços sem https.',
      changed:
        'Não é possível guardar o site para jogar offline: os arquivos chegam alterados, talvez pela sua rede ou por uma extensão. Ele vai tentar de novo na sua próxima visita.',
      incomplete:
        'O site ainda não está todo guardado para jogar offline: não foi possível carregar alguns dos arquivos. Ele vai tentar de novo na sua próxima visita.',
    },
    import: {
      heading: 'Importar',
      note: 'Você vai ver o que a importação faz antes que algo mude. Um mapa terminado nunca é substituído.',
      file: 'De um arquivo',
      choose: 'Escolher um arquivo',
      code: 'De um código',
      preview: 'Ver prévia',
      outcome: {
        kinds: { daily: 'Mapas diários', archive: 'Mapas anteriores', practice: 'Treino' },
        added: (count) => plural(count, { one: '# é novo', other: '# são novos' }),
        improved: (count) =>
          plural(count, { one: '# continua o seu', other: '# continuam os seus' }),
        unchanged: (count) => plural(count, { one: '# já está aqui', other: '# já estão aqui' }),
        keptMine: (count) =>
          plural(count, {
            one: '# é diferente, e fica o seu',
            other: '# são diferentes, e ficam os seus',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Não contém nada de novo.',
      confirm: 'Importar',
      decline: 'Cancelar',
      declined: 'Nada foi alterado.',
      imported: (count) =>
        plural(count, { one: '# mapa importado.', other: '# mapas importados.' }),
      notStored:
        'Este navegador não consegue salvá-los agora: eles podem se perder quando você sair.',
      refused: {
        damaged:
          'Não foi possível ler: está danificado ou incompleto, ou contém datas futuras segundo o relógio deste dispositivo. Nada foi alterado.',
        foreign: 'Isto não foi exportado do Zoomle. Nada foi alterado.',
        newer:
          'Isto foi exportado de uma versão do Zoomle mais nova que a aberta aqui. Nada foi alterado. Recarregue a página e tente de novo.',
        oversized: 'Tem mais de 2 MB, então não pode ser uma cópia do Zoomle. Nada foi alterado.',
        unavailable:
          'Não foi possível carregar uma parte do site necessária para isto. Verifique a conexão, recarregue a página e tente de novo.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: novo recorde.`,
    bestMonth: (month) => `${month}: seu melhor mês até agora.`,
    readMore: (country) => `Ler na Wikipédia: ${country}`,
    newTab: '(abre em outra aba)',
    seen: 'Você estava vendo os arredores de',
    area: 'Área',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mi²'),
    rank: (rank, count) => `${rank}º de ${count}`,
    borders: 'Países vizinhos',
    noBorders: 'Sem fronteiras terrestres',
    beyond: 'Fora do mapa',
    offMap: (place) => `${place} (fora do mapa do país)`,
    notStored: 'Indisponível offline',
    views: { country: 'O país', guesses: 'Seus palpites', neighbours: 'Arredores' },
    map: (country, place, misses) =>
      `Mapa: ${place}, ${country}${misses > 0 ? ', com uma linha a partir de cada erro' : ''}`,
    answersMap: 'Mapa-múndi com os lugares marcados por seus números',
    more: (country) => `${country}: mais lugares`,
    moreFailed: (country) => `${country}: não foi possível carregar mais lugares.`,
    yourStatistics: 'Suas estatísticas',
    countdown: (time) => `Próximo mapa em ${time}`,
    nextPastMap: (date) => `Próximo mapa: ${writtenOut(date)}`,
    share: 'Compartilhar',
  },
  neighbours: {
    ask: (count) =>
      plural(count, { one: 'Bônus: cite o único vizinho', other: 'Bônus: cite os # vizinhos' }),
    askNearest: 'Bônus: cite os países mais próximos',
    input: 'Cite um vizinho',
    inputNearest: 'Cite um país próximo',
    missesLeft: (count) =>
      plural(count, {
        one: 'você ainda pode errar # vez',
        other: 'você ainda pode errar # vezes',
      }),
    wrong: (country, own) => `${country} – ${own}: sem fronteira em comum.`,
    farther: (country) => `${country}: não é um dos mais próximos.`,
    otherView: (country, holder) =>
      `${country}: há visões diferentes. Aqui, essa fronteira é de outro país: ${holder}.`,
    away: (distance) => `Distância: ${distance}.`,
    again: (country) => `Já citado: ${country}`,
    own: (country) => `${country}: é o país desta partida.`,
    show: 'Mostrar todos',
    result: (found, asked) =>
      plural(asked, { one: `${found} de # país.`, other: `${found} de # países.` }),
    all: 'Todos!',
    beyond: (countries) => `Fora do mapa: ${countries}`,
    failed: 'Não foi possível carregar os países.',
    named: (countries) => `Citados: ${countries}`,
    open: (directions) => `Ainda não citados, por direção: ${directions}`,
    total: (found, asked) => `Países citados no bônus: ${found} de ${asked}`,
  },
  sharing: {
    month: (name) => `Compartilhar ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} de ${days}`,
    picture: 'Compartilhar como imagem',
    question: 'Você sabe onde é isto?',
    practice: 'Um mapa de treino',
    challenge: (guesses) =>
      plural(guesses, {
        one: 'Mapas de um desafio: # tentativa',
        other: 'Mapas de um desafio: # tentativas',
      }),
    saved: (file) => `Salvo nos seus downloads: ${file}`,
    notShared: 'O navegador não compartilhou a imagem.',
    blocked:
      'Para proteger sua privacidade, este navegador não deixa o site salvar imagens. Você pode fazer uma captura de tela.',
  },
  statistics: {
    none: 'Nenhuma partida ainda',
    played: 'Partidas',
    winRate: 'Vitórias',
    currentStreak: 'Sequência atual',
    longestStreak: 'Melhor sequência',
    average: 'Média de tentativas',
    bestMonth: (month) => `Vitórias no seu melhor mês (${monthAndYear(month)})`,
    distribution: 'Distribuição de tentativas',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', com esta partida' : ''}`,
    note: 'Só o mapa diário conta. A sequência termina quando você perde uma partida ou deixa passar um dia.',
  },
  settings: {
    units: 'Unidade de distância',
    km: 'Quilômetros',
    mi: 'Milhas',
    highContrast: 'Alto contraste',
    highContrastNote: 'Azul e laranja no lugar do verde, e linhas mais fortes.',
    describesPicture: 'Descrever a imagem',
    describesPictureNote:
      'Uma linha abaixo do mapa diz o que a imagem mostra, sem nomes. Leitores de tela leem essa linha depois de cada palpite.',
  },
};
