import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, { one: 'queda # intento', other: 'quedan # intentos' });

const percent = (near: number) => `${near}\u00A0%`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: '¡Adivina el país del día en el mapa satelital!',
  archiveSubtitle: 'Del archivo. No afecta a tus estadísticas.',
  practiceTitle: 'Zoomle - Práctica',
  practiceSubtitle: 'Un país al azar. No afecta a tus estadísticas.',
  challengeTitle: 'Zoomle - Reto',
  challengeSubtitle: (map, of) => `Mapa ${map} de ${of}. No afecta a tus estadísticas.`,
  revealAnswer: 'Ver la respuesta',
  nextPractice: 'Otro país',
  crosshair: 'La mira señala un lugar famoso.',
  inputLabel: 'Adivina el país',
  inputHint: 'Enter',
  suggestions: 'Sugerencias',
  suggestionCount: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
  noSuggestion: 'Ningún país coincide.',
  didYouMean: '¿Quisiste decir…?',
  corrections: (countries) => `Ningún país coincide. ¿Quisiste decir ${oneOf(countries)}?`,
  alias: ', también ',
  part: ', incluye ',
  guessed: 'ya en la lista',
  guessAgain: 'Ya está en la lista. ¿Repetir?',
  guesses: 'Intentos',
  correct: '🎉 ¡Correcto!',
  from: (place) => `desde ${place}`,
  percent,
  near: 'de proximidad',
  answerWas: (country) => `La respuesta correcta era: ${country}`,
  solved: [
    '¡A la primera! ¡Increíble!',
    'A la segunda. ¡Fantástico!',
    'A la tercera. ¡Muy bien!',
    'A la cuarta. ¡Bien hecho!',
    'Conseguido a la quinta.',
    'A la sexta. ¡Por los pelos!',
  ],
  closest: (country, distance) => `Lo más cerca: ${country}, a ${distance}.`,
  newBest: 'Nuevo récord',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), `hacia el ${directionName(direction)}`]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, otra vez` : country;
    return `${name}: ${where}, ${percent(percentNear)} de proximidad, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Mapa del ${writtenOut(date)}`,
  announceWin: (country) => `${country}: ¡correcto!`,
  announceLoss: (country, answer) =>
    `${country}: incorrecto, y era el último intento. La respuesta era ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Nivel de zoom',
  zoomStatus: (zoom, index, count) => `Nivel de zoom: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `nivel ${index} de ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Haz un intento para desbloquear el zoom',
  onePicture: 'De este lugar hay una sola imagen',
  notice: {
    today: { text: 'Ya hay un mapa nuevo para hoy (UTC).', action: 'Jugar el mapa de hoy' },
    yesterday: {
      text: 'La partida de ayer está sin terminar.',
      action: 'Terminar la partida de ayer',
    },
  },
  unplayableTitle: 'Error de Zoomle',
  unplayable:
    'Los datos de países faltan o no son válidos. Revisa el archivo countries_with_mapLocations.json.',
  map: {
    alternative: 'Imagen satelital del lugar por adivinar',
    described: (description) => `Imagen satelital del lugar por adivinar. ${description}`,
    noDescription: 'No se pudo cargar la descripción.',
    place: (place) => `Imagen satelital: ${place}`,
    back: (place) => `Volver a ${place}`,
    loading: 'Cargando la imagen satelital',
    unavailable: 'Mapa no disponible',
    failed: 'No se pudo cargar la imagen satelital. Puedes seguir jugando.',
    retry: 'Reintentar',
    fallback: 'El servicio de mapas no responde. Mientras tanto, se muestra el atlas sin conexión.',
    across: (width) => `${width} de ancho`,
  },
  menu: {
    help: 'Cómo se juega',
    statistics: 'Estadísticas',
    settings: 'Ajustes',
    archive: 'Archivo',
    practice: 'Práctica',
    close: 'Cerrar',
  },
};
