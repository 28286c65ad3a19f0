import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `empate, ${mine} tentativas para cada lado.`;
  return mine < theirs
    ? `ganhei, ${mine} tentativas contra ${theirs}!`
    : `você ganhou, ${theirs} tentativas contra ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Desafie alguém',
  subtitle: 'Cinco mapas, os mesmos para os dois lados.',
  description: 'Desafie alguém com cinco mapas do Zoomle: está tudo no link.',
  invitation: 'Envie cinco mapas para alguém. Ganha quem usar menos tentativas.',
  about:
    'Cinco países sorteados viram um link. Quem abrir recebe os mesmos cinco mapas, um depois do outro. Jogue também, e o link leva o seu resultado junto.',
  make: 'Criar desafio',
  makeAnother: 'Novo desafio',
  honesty:
    'Nenhum servidor guarda nada disso: está tudo no link. Links podem ser alterados, então aqui vale a confiança.',
  intro: {
    title: 'Desafio do Zoomle',
    friends: (total) => `A marca a bater: ${total} tentativas. Você consegue com menos?`,
    game: 'Um ponto em uma imagem de satélite: adivinhe o país em seis tentativas. A cada erro, a imagem se afasta.',
    rules: (lost) =>
      `Quem usar menos tentativas ganha; um mapa não resolvido vale ${lost}. Desafios não afetam suas estatísticas.`,
    start: 'Começar',
    goOn: 'Continuar',
    send: 'Envie para alguém',
  },
  board: { next: 'Próximo mapa', result: 'Ver o resultado' },
  result: {
    title: 'Desafio do Zoomle: o resultado',
    alone: (mine) => `Você precisou de ${mine} tentativas para os cinco mapas.`,
    won: (mine, theirs) => `Você ganhou: ${mine} tentativas contra ${theirs}.`,
    lost: (mine, theirs) => `Não foi desta vez: ${mine} tentativas contra ${theirs}.`,
    draw: (mine) => `Empate: ${mine} tentativas para cada lado.`,
    table: 'Tentativas por mapa',
    columns: { map: 'Mapa', country: 'País', mine: 'Você', theirs: 'Rival' },
    total: 'Total',
    lostMap: 'X',
    lostNote: (lost) => `X: não resolvido, vale ${lost}.`,
    places: 'Os cinco lugares',
    reply: 'Envie seu resultado',
    send: 'Envie para alguém',
  },
  share: {
    action: 'Compartilhar link',
    invitation: (link) =>
      `Desafio do Zoomle: cinco mapas, os mesmos para mim e para você. Quem precisa de menos tentativas?\n${link}`,
    result: (mine, link) =>
      `Desafio do Zoomle: precisei de ${mine} tentativas para cinco mapas. Consegue com menos?\n${link}`,
    reply: (mine, theirs, link) => `Desafio do Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Seus desafios em aberto',
    link: (played, of) => `Continuar: ${played} de ${of} mapas`,
  },
  refused: {
    title: 'Não dá para abrir este desafio',
    reasons: {
      damaged:
        'O link está incompleto, é longo demais ou tem algum caractere errado. Peça para mandarem o link inteiro de novo.',
      otherList:
        'O link foi criado com outra lista de países, em uma versão mais antiga ou mais nova do site. Recarregue a página e tente de novo, ou crie um novo desafio.',
    },
  },
};
