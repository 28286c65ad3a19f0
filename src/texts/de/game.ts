import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, { one: 'noch # Versuch', other: 'noch # Versuche' });

const from = (place: string) => `ab ${place}`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Welches Land zeigt das Satellitenbild von heute?',
  archiveSubtitle: 'Aus dem Archiv. Zählt nicht für deine Statistik.',
  practiceTitle: 'Zoomle - Übung',
  practiceSubtitle: 'Ein zufälliges Land. Zählt nicht für deine Statistik.',
  challengeTitle: 'Zoomle - Duell',
  challengeSubtitle: (map, of) => `Karte ${map} von ${of}. Zählt nicht für deine Statistik.`,
  revealAnswer: 'Lösung zeigen',
  nextPractice: 'Anderes Land',
  crosshair: 'Das Fadenkreuz markiert ein Wahrzeichen.',
  inputLabel: 'Rate ein Land',
  inputHint: 'Enter',
  suggestions: 'Vorschläge',
  suggestionCount: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
  noSuggestion: 'Kein passendes Land.',
  didYouMean: 'Meintest du …?',
  corrections: (countries) => `Kein passendes Land. Meintest du ${oneOf(countries)}?`,
  alias: ', auch ',
  part: ', mit ',
  guessed: 'schon geraten',
  guessAgain: 'Schon geraten. Trotzdem raten?',
  guesses: 'Versuche',
  correct: '🎉 Richtig!',
  from,
  percent: (near) => `${near}\u202f%`,
  near: 'nah dran',
  answerWas: (country) => `Die Lösung war: ${country}`,
  solved: [
    'Auf Anhieb! Unglaublich!',
    'Im 2. Versuch. Großartig!',
    'Im 3. Versuch. Stark!',
    'Im 4. Versuch. Gut gemacht!',
    'Im 5. Versuch geschafft.',
    'Im 6. Versuch. Das war knapp!',
  ],
  closest: (country, distance) => `Am nächsten dran: ${country}, ${distance}.`,
  newBest: 'Neuer Rekord',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && from(place), `Richtung ${directionName(direction)}`]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, schon geraten` : country;
    return `${name}: ${where}, ${percentNear}\u202f% nah dran, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Karte vom ${writtenOut(date)}`,
  announceWin: (country) => `${country}: richtig!`,
  announceLoss: (country, answer) =>
    `${country}: falsch, und das war der letzte Versuch. Die Lösung war: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Zoomstufe',
  zoomStatus: (zoom, index, count) => `Zoomstufe: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `Stufe ${index} von ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Nach dem ersten Versuch kannst du zoomen',
  onePicture: 'Von diesem Ort gibt es ein Bild',
  notice: {
    today: { text: 'Die neue Karte von heute (UTC) ist da.', action: 'Heutige Karte spielen' },
    yesterday: {
      text: 'Deine Runde von gestern ist noch offen.',
      action: 'Runde von gestern beenden',
    },
  },
  unplayableTitle: 'Zoomle-Fehler',
  unplayable:
    'Die Länderdaten fehlen oder sind ungültig. Bitte prüfe die Datei countries_with_mapLocations.json.',
  map: {
    alternative: 'Satellitenbild des gesuchten Ortes',
    described: (description) => `Satellitenbild des gesuchten Ortes. ${description}`,
    noDescription: 'Die Beschreibung konnte nicht geladen werden.',
    place: (place) => `Satellitenbild: ${place}`,
    back: (place) => `Zurück zu „${place}“`,
    loading: 'Das Satellitenbild wird geladen',
    unavailable: 'Karte nicht verfügbar',
    failed: 'Das Satellitenbild konnte nicht geladen werden. Raten kannst du trotzdem.',
    retry: 'Erneut laden',
    fallback: 'Der Kartendienst antwortet nicht. Du siehst stattdessen den Offline-Atlas.',
    across: (width) => `${width} breit`,
  },
  menu: {
    help: 'Anleitung',
    statistics: 'Statistik',
    settings: 'Einstellungen',
    archive: 'Archiv',
    practice: 'Üben',
    close: 'Schließen',
  },
};
