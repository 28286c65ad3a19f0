import type { Texts } from '../texts';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'La práctica necesita conexión y ahora no la hay. El mapa de hoy se puede jugar sin ella.',
  },
  about: {
    source: 'El código fuente del sitio',
  },
  blog: {
    allPosts: 'Todas las entradas',
    language: 'Las entradas están en inglés.',
  },
  contact: {
    coordinate: {
      action: 'Avisar de una coordenada incorrecta',
      title: 'Coordenada incorrecta: ',
      body: (today) =>
        [
          'Si puedes, escribe en inglés.',
          '',
          'País:',
          'Lugar:',
          'Qué está mal y dónde está el lugar en realidad:',
          'Cómo lo sabes:',
          '',
          `Fecha del mapa (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Avisar de un error',
      title: 'Error: ',
      body: (today) =>
        [
          'Si puedes, escribe en inglés.',
          '',
          'Qué pasó:',
          'Qué esperabas:',
          'Cómo hacer que vuelva a pasar:',
          'Navegador y dispositivo:',
          '',
          `Fecha del mapa (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Cada enlace abre un aviso nuevo en el repositorio del proyecto, con las preguntas por responder. Hace falta una cuenta allí. Los avisos son públicos y uno sobre el mapa de hoy revela la respuesta: espera a que termine el día, por favor.',
  },
};
