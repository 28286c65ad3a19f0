import type { Texts } from '../texts';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'O treino precisa de internet, e agora não há conexão. O mapa de hoje funciona sem ela.',
  },
  about: {
    source: 'O código-fonte do site',
  },
  blog: {
    allPosts: 'Todos os posts',
    language: 'Os posts estão em inglês.',
  },
  contact: {
    coordinate: {
      action: 'Avisar sobre uma coordenada errada',
      title: 'Coordenada errada: ',
      body: (today) =>
        [
          'Se puder, escreva em inglês.',
          '',
          'País:',
          'Lugar:',
          'O que está errado e onde o lugar fica de verdade:',
          'Como você sabe:',
          '',
          `Data do mapa (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Avisar sobre um erro',
      title: 'Erro: ',
      body: (today) =>
        [
          'Se puder, escreva em inglês.',
          '',
          'O que aconteceu:',
          'O que você esperava:',
          'Como fazer acontecer de novo:',
          'Navegador e dispositivo:',
          '',
          `Data do mapa (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Cada link abre um novo aviso no repositório do projeto, com as perguntas a responder. É preciso ter uma conta lá. Os avisos são públicos, e um sobre o mapa de hoje entrega a resposta: por favor, espere o dia terminar.',
  },
};
