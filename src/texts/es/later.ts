// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('es');

export const later: LaterTexts = {
  archive: {
    title: 'Archivo de Zoomle',
    subtitle:
      'Todos los mapas anteriores, para jugar cuando quieras. No afectan a tus estadísticas.',
    description: (first) =>
      `Todos los mapas de Zoomle desde el ${writtenOut(first)}, para jugar cuando quieras.`,
    years: 'Años',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `Jugados: ${played} de ${days}`,
    random: 'Sorpréndeme',
    allPlayed: 'Ya jugaste todos los mapas.',
    closed: (date) => `bloqueado, disponible de nuevo el ${writtenOut(date)}`,
    closedTitle: 'Este mapa está bloqueado por ahora',
    closedNote: (date) =>
      `Jugarlo ahora revelaría la respuesta de hoy o de mañana. Estará disponible de nuevo el ${writtenOut(date)}.`,
    noPuzzle: 'No hay mapa para este día',
    noPuzzleNote: (first) =>
      `El archivo tiene todos los días desde el ${writtenOut(first)} hasta ayer (UTC).`,
    open: 'Abrir el archivo',
  },
  challenge: {
    subtitle: 'Cinco mapas, los mismos para ti y para tu rival.',
    description: 'Reta a alguien con cinco mapas de Zoomle: todo va en el enlace.',
    invitation: 'Envía cinco mapas a alguien. Gana quien use menos intentos.',
    about:
      'Cinco países al azar se convierten en un enlace. Quien lo abra tendrá los mismos cinco mapas, uno tras otro. Juégalos tú también y el enlace incluirá tu resultado.',
    make: 'Crear un reto',
    makeAnother: 'Nuevo reto',
    send: 'Envíalo a alguien',
    honesty:
      'Ningún servidor guarda nada de esto: todo está en el enlace. Los enlaces se pueden modificar, así que aquí cuenta la confianza.',
    intro: {
      title: 'Reto de Zoomle',
      friends: (total) => `Tu rival necesitó ${total} intentos. ¿Lo logras con menos?`,
      game: 'Un punto en una imagen satelital: adivina el país en seis intentos. Con cada fallo se aleja el zoom.',
      rules: (lost) =>
        `Gana quien use menos intentos; un mapa sin resolver cuenta como ${lost}. Los retos no afectan a tus estadísticas.`,
      start: 'Empezar',
      goOn: 'Continuar',
    },
    board: {
      next: 'Próximo mapa',
      result: 'Ver el resultado',
      friends: (guesses) =>
        `Tu rival necesitó ${plural(guesses, { one: '# intento', other: '# intentos' })}. ¿Y tú?`,
      friendsLost: 'Tu rival no lo resolvió. ¿Y tú?',
      both: (mine, theirs) => `Tú ${mine}, tu rival ${theirs}`,
    },
    result: {
      title: 'Reto de Zoomle: el resultado',
      alone: (mine) => `Necesitaste ${mine} intentos para los cinco mapas.`,
      won: (mine, theirs) => `Ganas tú: ${mine} intentos a ${theirs}.`,
      lost: (mine, theirs) => `Gana tu rival: ${theirs} intentos a ${mine}.`,
      draw: (mine) => `Empate a ${mine} intentos.`,
      table: 'Intentos por mapa',
      columns: { map: 'Mapa', country: 'País', mine: 'Tú', theirs: 'Tu rival' },
      total: 'Total',
      lostNote: (lost) => `X: sin resolver, cuenta como ${lost}.`,
      places: 'Los cinco lugares',
      reply: 'Envía tu resultado',
    },
    share: {
      action: 'Compartir enlace',
      invitation:
        'Reto de Zoomle: cinco mapas, los mismos para ti y para mí. ¿Quién necesita menos intentos?',
      result: (mine) =>
        `Reto de Zoomle: necesité ${mine} intentos para cinco mapas. ¿Lo logras con menos?`,
      reply: (verdict) => `Reto de Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `¡gano yo, ${mine} intentos a ${theirs}!`,
        lost: (mine, theirs) => `ganas tú, ${theirs} intentos a ${mine}.`,
        draw: (mine) => `empate a ${mine} intentos.`,
      },
    },
    open: {
      heading: 'Tus retos pendientes',
      link: (played, of) => `Continuar: ${played} de ${of} mapas`,
    },
    refused: {
      title: 'No se puede abrir este reto',
      damaged:
        'El enlace está incompleto, es demasiado largo o tiene algún carácter incorrecto. Pide que te lo envíen otra vez completo.',
      otherList:
        'El enlace se creó con otra lista de países, en una versión del sitio más antigua o más nueva. Recarga la página e inténtalo otra vez, o crea un nuevo reto.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'sin jugar',
    result: {
      playing: () => 'sin terminar',
      won: (guesses) =>
        plural(guesses, { one: 'resuelto en # intento', other: 'resuelto en # intentos' }),
      lost: () => 'sin resolver',
    },
  },
  earth: {
    description: 'Cada país que reconoces se ilumina en tu Tierra.',
    count: (lit, all) => `${lit} de ${all} países`,
    globe: 'Globo terráqueo: gíralo con las flechas, acércalo o aléjalo con más y menos',
    zoom: 'Zoom',
    nearer: 'Acercar',
    farther: 'Alejar',
    whole: 'Toda la Tierra',
    noGlobe: 'Este navegador no puede mostrar el globo. Todos tus países están en las listas.',
    continents: ['África', 'Asia', 'Europa', 'América del Norte', 'América del Sur', 'Oceanía'],
    allCountries: 'Todos los países',
    last: (country) => `Último iluminado: ${country}`,
    another: 'Iluminar otro país',
    notLit: 'Aún a oscuras',
    lightUp: (continent) => `Iluminar ${continent}`,
    of: (lit, all) => `${lit} de ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Sigue a oscuras: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: ahora no puede salir ningún país que siga a oscuras. Elige otro continente o vuelve dentro de unos días.`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: 'falta # país.', other: 'faltan # países.' })}`,
    ten: (country) => `${country}, tu décimo país: tu Tierra empieza a brillar.`,
    twentyFive: (country) =>
      `${country}, tu país número veinticinco: brilla un octavo de la Tierra.`,
    fifty: (country) => `${country}, tu país número cincuenta: brilla un cuarto de la Tierra.`,
    hundred: (country) => `${country}, tu país número cien: brilla media Tierra.`,
    hundredFifty: (country) =>
      `${country}, tu país número ciento cincuenta: brillan tres cuartos de la Tierra.`,
    continent: (continent) => `${continent}: todos sus países están iluminados.`,
    complete: (continent, progress) => `${continent}: ${progress}, ¡completa!`,
    wholeSince: (date, all) =>
      `Toda la Tierra brilla desde el ${writtenOut(date)}: los ${all} países.`,
    again: 'Ver otra vez cómo se ilumina',
    all: 'Brilla toda tu Tierra: has reconocido todos los países.',
  },
  pages: {
    practiceOffline:
      'La práctica necesita conexión y ahora no la hay. El mapa de hoy se puede jugar sin ella.',
    source: 'El código fuente del sitio',
    allPosts: 'Todas las entradas',
    postsLanguage: 'Las entradas están en inglés.',
    contact: {
      coordinate: {
        action: 'Avisar de una coordenada incorrecta',
        title: 'Coordenada incorrecta: ',
        questions: [
          'País:',
          'Lugar:',
          'Qué está mal y dónde está el lugar en realidad:',
          'Cómo lo sabes:',
        ],
      },
      bug: {
        action: 'Avisar de un error',
        title: 'Error: ',
        questions: [
          'Qué pasó:',
          'Qué esperabas:',
          'Cómo hacer que vuelva a pasar:',
          'Navegador y dispositivo:',
        ],
      },
      date: (today) => `Fecha del mapa (UTC): ${today}`,
      inEnglish: 'Si puedes, escribe en inglés.',
      note: 'Cada enlace abre un aviso nuevo en el repositorio del proyecto, con las preguntas por responder. Hace falta una cuenta allí. Los avisos son públicos y uno sobre el mapa de hoy revela la respuesta: espera a que termine el día, por favor.',
    },
  },
  progress: {
    title: 'Tu progreso',
    description:
      'Tus estadísticas de Zoomle: victorias, rachas e intentos. Guarda tu progreso en un archivo o un código y recupéralo en otro dispositivo.',
    open: 'Llevar tu progreso a otro dispositivo',
    intro:
      'Tu progreso se guarda en este navegador, en este dispositivo y en ningún otro lugar. Haz una copia o llévalo a otro dispositivo.',
    export: {
      heading: 'Exportar',
      note: 'Se exportan las partidas diarias, las de mapas anteriores y los países de tu Tierra, pero no las demás partidas ni los ajustes. El código contiene los mismos datos: puedes pegarlo en un mensaje para ti.',
      save: 'Guardar un archivo',
      copy: 'Copiar un código',
      fileName: (date) => `zoomle-progreso-${date}.json`,
    },
    persist: {
      heading: 'Protege tu progreso',
      note: 'Si falta espacio en el dispositivo, el navegador puede borrar lo que guardan los sitios. Puedes pedirle que proteja tu progreso; quizá te pida confirmarlo.',
      ask: 'Proteger mi progreso',
      granted: 'El navegador conservará tu progreso hasta que lo borres.',
      refused: 'El navegador no lo aceptó. Exporta una copia de vez en cuando.',
    },
    offline: {
      heading: 'Jugar sin conexión',
      ready: 'Este navegador ha guardado el sitio: también puedes jugar sin conexión.',
      unsupported:
        'Este navegador no permite que el sitio funcione sin conexión. Suele ocurrir en ventanas privadas y en direcciones sin https.',
      changed:
        'El sitio no se puede guardar para jugar sin conexión: sus archivos llegan modificados, quizá por tu red o por una extensión. Lo intentará de nuevo en tu próxima visita.',
      incomplete:
        'El sitio aún no está guardado del todo para jugar sin conexión: algunos de sus archivos no se pudieron cargar. Lo intentará de nuevo en tu próxima visita.',
    },
    import: {
      heading: 'Importar',
      note: 'Antes de que cambie nada, verás qué hará la importación. Un mapa terminado nunca se reemplaza.',
      file: 'Desde un archivo',
      choose: 'Elegir un archivo',
      code: 'Desde un código',
      preview: 'Vista previa',
      outcome: {
        kinds: { daily: 'Mapas diarios', archive: 'Mapas anteriores', practice: 'Práctica' },
        added: (count) => plural(count, { one: '# es nuevo', other: '# son nuevos' }),
        improved: (count) =>
          plural(count, { one: '# continúa el tuyo', other: '# continúan los tuyos' }),
        unchanged: (count) => plural(count, { one: '# ya está aquí', other: '# ya están aquí' }),
        keptMine: (count) =>
          plural(count, {
            one: '# es distinto y se conserva el tuyo',
            other: '# son distintos y se conservan los tuyos',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}.`,
      },
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
        oversized:
          'Ocupa más de 2 MB, así que no puede ser una copia de Zoomle. No se cambió nada.',
        unavailable:
          'No se pudo cargar una parte del sitio que hace falta para esto. Revisa la conexión, recarga la página e inténtalo otra vez.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: nuevo récord.`,
    bestMonth: (month) => `${month}: tu mejor mes hasta ahora.`,
    readMore: (country) => `Leer en Wikipedia: ${country}`,
    newTab: '(se abre en otra pestaña)',
    seen: 'Estabas viendo los alrededores de',
    area: 'Superficie',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mi²'),
    rank: (rank, count) => `puesto ${rank} de ${count}`,
    borders: 'Países vecinos',
    noBorders: 'Sin fronteras terrestres',
    beyond: 'Fuera del mapa',
    offMap: (place) => `${place} (fuera del mapa del país)`,
    notStored: 'No disponible sin conexión',
    views: { country: 'El país', guesses: 'Tus intentos', neighbours: 'Alrededores' },
    map: (country, place, misses) =>
      `Mapa: ${place}, ${country}${misses > 0 ? ', con una línea desde cada fallo' : ''}`,
    answersMap: 'Mapamundi con los lugares marcados por sus números',
    more: (country) => `${country}: más lugares`,
    moreFailed: (country) => `${country}: no se pudieron cargar más lugares.`,
    yourStatistics: 'Tus estadísticas',
    countdown: (time) => `Próximo mapa en ${time}`,
    nextPastMap: (date) => `Próximo mapa: ${writtenOut(date)}`,
    share: 'Compartir',
  },
  neighbours: {
    ask: (count) =>
      plural(count, { one: 'Extra: nombra su único vecino', other: 'Extra: nombra sus # vecinos' }),
    askNearest: 'Extra: nombra los países más cercanos',
    input: 'Nombra un vecino',
    inputNearest: 'Nombra un país cercano',
    missesLeft: (count) =>
      plural(count, { one: 'puedes fallar # vez más', other: 'puedes fallar # veces más' }),
    wrong: (country, own) => `${country} – ${own}: sin frontera común.`,
    farther: (country) => `${country}: no es de los más cercanos.`,
    otherView: (country, holder) =>
      `${country}: hay distintos puntos de vista. Aquí, esa frontera es de otro país: ${holder}.`,
    away: (distance) => `Distancia: ${distance}.`,
    again: (country) => `Ya nombrado: ${country}`,
    own: (country) => `${country}: es el país de esta partida.`,
    show: 'Mostrarlos',
    result: (found, asked) =>
      plural(asked, { one: `${found} de # país.`, other: `${found} de # países.` }),
    all: '¡Todos!',
    beyond: (countries) => `Fuera del mapa: ${countries}`,
    failed: 'No se pudieron cargar los países.',
    named: (countries) => `Nombrados: ${countries}`,
    open: (directions) => `Por nombrar, según su dirección: ${directions}`,
    total: (found, asked) => `Países nombrados en el extra: ${found} de ${asked}`,
  },
  sharing: {
    month: (name) => `Compartir ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} de ${days}`,
    picture: 'Compartir como imagen',
    question: '¿Sabes dónde está esto?',
    practice: 'Un mapa de práctica',
    challenge: (guesses) =>
      plural(guesses, {
        one: 'Mapas de un reto: # intento',
        other: 'Mapas de un reto: # intentos',
      }),
    saved: (file) => `Guardado en tus descargas: ${file}`,
    notShared: 'El navegador no ha compartido la imagen.',
    blocked:
      'Para proteger tu privacidad, este navegador no permite que el sitio guarde imágenes. Puedes hacer una captura de pantalla.',
  },
  statistics: {
    none: 'Aún no hay partidas',
    played: 'Jugadas',
    winRate: 'Victorias',
    currentStreak: 'Racha actual',
    longestStreak: 'Mejor racha',
    average: 'Promedio de intentos',
    bestMonth: (month) => `Victorias en tu mejor mes (${monthAndYear(month)})`,
    distribution: 'Distribución de intentos',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', con esta partida' : ''}`,
    note: 'Solo cuenta el mapa diario. La racha termina si pierdes una partida o dejas pasar un día.',
  },
  settings: {
    units: 'Unidad de distancia',
    km: 'Kilómetros',
    mi: 'Millas',
    highContrast: 'Alto contraste',
    highContrastNote: 'Azul y naranja en lugar de verde, y líneas más marcadas.',
    describesPicture: 'Describir la imagen',
    describesPictureNote:
      'Una línea bajo el mapa dice lo que se ve en la imagen, sin nombres. Los lectores de pantalla la leen después de cada intento.',
  },
};
