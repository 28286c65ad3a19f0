import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
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
};
