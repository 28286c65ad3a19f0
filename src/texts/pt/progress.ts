import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Parameters<Texts['progress']['import']['outcome']>[0]['daily'];

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# é novo', other: '# são novos' }),
    improved > 0 && plural(improved, { one: '# continua o seu', other: '# continuam os seus' }),
    unchanged > 0 && plural(unchanged, { one: '# já está aqui', other: '# já estão aqui' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# é diferente, e fica o seu',
        other: '# são diferentes, e ficam os seus',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Seu progresso',
  description:
    'Suas estatísticas no Zoomle: vitórias, sequências e tentativas. Salve seu progresso em um arquivo ou código e recupere tudo em outro dispositivo.',
  open: 'Levar seu progresso para outro dispositivo',
  intro:
    'Seu progresso fica salvo neste navegador, neste dispositivo e em nenhum outro lugar. Faça uma cópia ou leve tudo para outro dispositivo.',
  export: {
    heading: 'Exportar',
    nothing: 'Ainda não há nada para exportar: dê seu primeiro palpite.',
    note: 'A exportação inclui as partidas diárias e as de mapas anteriores, mas não o treino, os desafios nem os ajustes. O código contém os mesmos dados: cole-o em uma mensagem para você.',
    save: 'Salvar um arquivo',
    copy: 'Copiar um código',
    fileName: (date) => `zoomle-progresso-${date}.json`,
  },
  keep: {
    heading: 'Manter',
    note: 'Se faltar espaço no dispositivo, o navegador pode apagar o que os sites guardaram. Você pode pedir que ele mantenha seu progresso; talvez ele peça uma confirmação.',
    ask: 'Pedir ao navegador',
    kept: 'O navegador vai manter seu progresso até você apagar.',
    refused: 'O navegador não promete nada. Exporte uma cópia de vez em quando.',
  },
  import: {
    heading: 'Importar',
    note: 'Você vai ver o que a importação faz antes que algo mude. Um mapa terminado nunca é substituído.',
    file: 'De um arquivo',
    code: 'De um código',
    preview: 'Ver prévia',
    outcome: (counts) => [
      ...outcome('Mapas diários', counts.daily),
      ...outcome('Mapas anteriores', counts.archive),
    ],
    nothingNew: 'Não contém nada de novo.',
    confirm: 'Importar',
    decline: 'Cancelar',
    declined: 'Nada foi alterado.',
    imported: (count) => plural(count, { one: '# mapa importado.', other: '# mapas importados.' }),
    notStored:
      'Este navegador não consegue salvá-los agora: eles podem se perder quando você sair.',
    refused: {
      damaged:
        'Não foi possível ler: está danificado ou incompleto, ou contém datas futuras segundo o relógio deste dispositivo. Nada foi alterado.',
      foreign: 'Isto não foi exportado do Zoomle. Nada foi alterado.',
      newer:
        'Isto foi exportado de uma versão do Zoomle mais nova que a aberta aqui. Nada foi alterado. Recarregue a página e tente de novo.',
      oversized: 'Tem mais de 1 MB, então não pode ser uma cópia do Zoomle. Nada foi alterado.',
      unavailable:
        'Não foi possível carregar uma parte do site necessária para isto. Verifique a conexão, recarregue a página e tente de novo.',
    },
  },
};
