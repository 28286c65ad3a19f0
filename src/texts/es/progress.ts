import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Parameters<Texts['progress']['import']['outcome']>[0]['daily'];

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# es nuevo', other: '# son nuevos' }),
    improved > 0 && plural(improved, { one: '# continúa el tuyo', other: '# continúan los tuyos' }),
    unchanged > 0 && plural(unchanged, { one: '# ya está aquí', other: '# ya están aquí' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# es distinto y se conserva el tuyo',
        other: '# son distintos y se conservan los tuyos',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Tu progreso',
  description:
    'Tus estadísticas de Zoomle: victorias, rachas e intentos. Guarda tu progreso en un archivo o un código y recupéralo en otro dispositivo.',
  open: 'Llevar tu progreso a otro dispositivo',
  intro:
    'Tu progreso se guarda en este navegador, en este dispositivo y en ningún otro lugar. Haz una copia o llévalo a otro dispositivo.',
  export: {
    heading: 'Exportar',
    nothing: 'Todavía no hay nada que exportar: haz tu primer intento.',
    note: 'Se exportan las partidas diarias y las de mapas anteriores, pero no la práctica, los retos ni los ajustes. El código contiene los mismos datos: puedes pegarlo en un mensaje para ti.',
    save: 'Guardar un archivo',
    copy: 'Copiar un código',
    fileName: (date) => `zoomle-progreso-${date}.json`,
  },
  keep: {
    heading: 'Conservar',
    note: 'Si falta espacio en el dispositivo, el navegador puede borrar lo que guardan los sitios. Puedes pedirle que conserve tu progreso; quizá te pida confirmarlo.',
    ask: 'Pedir que lo conserve',
    kept: 'El navegador conservará tu progreso hasta que lo borres.',
    refused: 'El navegador no promete nada. Exporta una copia de vez en cuando.',
  },
  import: {
    heading: 'Importar',
    note: 'Antes de que cambie nada, verás qué hará la importación. Un mapa terminado nunca se reemplaza.',
    file: 'Desde un archivo',
    code: 'Desde un código',
    preview: 'Vista previa',
    outcome: (counts) => [
      ...outcome('Mapas diarios', counts.daily),
      ...outcome('Mapas anteriores', counts.archive),
    ],
    nothingNew: 'No contiene nada nuevo.',
    confirm: 'Importar',
    decline: 'Cancelar',
    declined: 'No se cambió nada.',
    imported: (count) =>
      plural(count, { one: 'Se importó # mapa.', other: 'Se importaron # mapas.' }),
    notStored: 'Este navegador no puede guardarlos ahora: podrían perderse cuando salgas.',
    refused: {
      damaged:
        'No se puede leer: está dañado o incompleto, o contiene fechas futuras según el reloj de este dispositivo. No se cambió nada.',
      foreign: 'Esto no se exportó desde Zoomle. No se cambió nada.',
      newer:
        'Esto se exportó con una versión de Zoomle más nueva que la que está abierta aquí. No se cambió nada. Recarga la página e inténtalo otra vez.',
      oversized: 'Ocupa más de 1 MB, así que no puede ser una copia de Zoomle. No se cambió nada.',
      unavailable:
        'No se pudo cargar una parte del sitio que hace falta para esto. Revisa la conexión, recarga la página e inténtalo otra vez.',
    },
  },
};
