import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `empate a ${mine} intentos.`;
  return mine < theirs
    ? `¡gano yo, ${mine} intentos a ${theirs}!`
    : `ganas tú, ${theirs} intentos a ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Reta a alguien',
  subtitle: 'Cinco mapas, los mismos para ti y para tu rival.',
  description: 'Reta a alguien con cinco mapas de Zoomle: todo va en el enlace.',
  invitation: 'Envía cinco mapas a alguien. Gana quien use menos intentos.',
  about:
    'Cinco países al azar se convierten en un enlace. Quien lo abra tendrá los mismos cinco mapas, uno tras otro. Juégalos tú también y el enlace llevará tu resultado.',
  make: 'Crear un reto',
  makeAnother: 'Nuevo reto',
  honesty:
    'Ningún servidor guarda nada de esto: todo está en el enlace. Los enlaces se pueden modificar, así que aquí cuenta la confianza.',
  intro: {
    title: 'Reto de Zoomle',
    friends: (total) => `Tu rival necesitó ${total} intentos. ¿Puedes con menos?`,
    game: 'Un punto en una imagen de satélite: adivina el país en seis intentos. Con cada fallo, la imagen se aleja.',
    rules: (lost) =>
      `Gana quien use menos intentos; un mapa sin resolver cuenta como ${lost}. Los retos no afectan a tus estadísticas.`,
    start: 'Empezar',
    goOn: 'Continuar',
    send: 'Envíalo a alguien',
  },
  board: { next: 'Siguiente mapa', result: 'Ver el resultado' },
  result: {
    title: 'Reto de Zoomle: el resultado',
    alone: (mine) => `Necesitaste ${mine} intentos para los cinco mapas.`,
    won: (mine, theirs) => `Ganas tú: ${mine} intentos a ${theirs}.`,
    lost: (mine, theirs) => `Gana tu rival: ${theirs} intentos a ${mine}.`,
    draw: (mine) => `Empate a ${mine} intentos.`,
    table: 'Intentos por mapa',
    columns: { map: 'Mapa', country: 'País', mine: 'Tú', theirs: 'Tu rival' },
    total: 'Total',
    lostMap: 'X',
    lostNote: (lost) => `X: sin resolver, cuenta como ${lost}.`,
    places: 'Los cinco lugares',
    reply: 'Envía tu resultado',
    send: 'Envíalo a alguien',
  },
  share: {
    action: 'Compartir enlace',
    invitation: (link) =>
      `Reto de Zoomle: cinco mapas, los mismos para ti y para mí. ¿Quién necesita menos intentos?\n${link}`,
    result: (mine, link) =>
      `Reto de Zoomle: necesité ${mine} intentos para cinco mapas. ¿Puedes con menos?\n${link}`,
    reply: (mine, theirs, link) => `Reto de Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Tus retos pendientes',
    link: (played, of) => `Continuar: ${played} de ${of} mapas`,
  },
  refused: {
    title: 'No se puede abrir este reto',
    reasons: {
      damaged:
        'El enlace está incompleto, es demasiado largo o tiene algún carácter incorrecto. Pide que te lo envíen otra vez completo.',
      otherList:
        'El enlace se creó con otra lista de países, en una versión del sitio más antigua o más nueva. Recarga la página e inténtalo otra vez, o crea un nuevo reto.',
    },
  },
};
