import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, { one: 'nog # poging', other: 'nog # pogingen' });

const from = (place: string) => `vanaf ${place}`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Welk land zie je vandaag op het satellietbeeld?',
  archiveSubtitle: 'Uit het archief. Telt niet mee voor je statistieken.',
  practiceTitle: 'Zoomle - Oefenen',
  practiceSubtitle: 'Een willekeurig land. Telt niet mee voor je statistieken.',
  challengeTitle: 'Zoomle - Duel',
  challengeSubtitle: (map, of) => `Kaart ${map} van ${of}. Telt niet mee voor je statistieken.`,
  revealAnswer: 'Toon het antwoord',
  nextPractice: 'Ander land',
  crosshair: 'Het kruisje wijst een bezienswaardigheid aan.',
  inputLabel: 'Raad een land',
  inputHint: 'Enter',
  suggestions: 'Suggesties',
  suggestionCount: (count) => plural(count, { one: '# suggestie', other: '# suggesties' }),
  noSuggestion: 'Geen land gevonden.',
  didYouMean: 'Bedoelde je dit?',
  corrections: (countries) => `Geen land gevonden. Bedoelde je ${oneOf(countries)}?`,
  alias: ', ook ',
  part: ', met ',
  guessed: 'al geprobeerd',
  guessAgain: 'Al geprobeerd. Nog een keer?',
  guesses: 'Pogingen',
  correct: '🎉 Goed!',
  from,
  percent: (near) => `${near}%`,
  near: 'dichtbij',
  answerWas: (country) => `Het juiste antwoord was: ${country}`,
  solved: [
    'In één keer! Ongelooflijk!',
    'In 2 keer. Geweldig!',
    'In 3 keer. Knap!',
    'In 4 keer. Goed gedaan!',
    'Gelukt in 5 keer.',
    'In 6 keer. Dat was op het nippertje!',
  ],
  closest: (country, distance) => `Dichtstbij: ${country}, ${distance}.`,
  newBest: 'Nieuw record',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && from(place), `naar het ${directionName(direction)}`]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, al geprobeerd` : country;
    return `${name}: ${where}, ${percentNear}% dichtbij, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `Kaart van ${writtenOut(date)}`,
  announceWin: (country) => `${country}: goed!`,
  announceLoss: (country, answer) =>
    `${country}: fout, en dat was de laatste poging. Het antwoord was: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Zoomniveau',
  zoomStatus: (zoom, index, count) => `Zoomniveau: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `stap ${index} van ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Na je eerste poging kun je zoomen',
  onePicture: 'Van deze plek is er één beeld',
  notice: {
    today: {
      text: 'De nieuwe kaart van vandaag (UTC) is er.',
      action: 'Speel de kaart van vandaag',
    },
    yesterday: {
      text: 'Je ronde van gisteren is nog niet af.',
      action: 'Maak die van gisteren af',
    },
  },
  unplayableTitle: 'Zoomle-fout',
  unplayable:
    'De landgegevens ontbreken of zijn ongeldig. Controleer het bestand countries_with_mapLocations.json.',
  map: {
    alternative: 'Satellietbeeld van de gezochte plek',
    described: (description) => `Satellietbeeld van de gezochte plek. ${description}`,
    noDescription: 'De beschrijving kon niet worden geladen.',
    place: (place) => `Satellietbeeld: ${place}`,
    back: (place) => `Terug naar ‘${place}’`,
    loading: 'Het satellietbeeld wordt geladen',
    unavailable: 'Kaart niet beschikbaar',
    failed: 'Het satellietbeeld kon niet worden geladen. Raden kan nog steeds.',
    retry: 'Opnieuw laden',
    fallback: 'De kaartdienst reageert niet. Je ziet nu de offline atlas.',
    across: (width) => `${width} breed`,
  },
  menu: {
    help: 'Speluitleg',
    statistics: 'Statistieken',
    settings: 'Instellingen',
    archive: 'Archief',
    practice: 'Oefenen',
    close: 'Sluiten',
  },
};
