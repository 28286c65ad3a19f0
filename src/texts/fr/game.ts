import type { Texts } from '../texts';
import { directionName, toThe } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const direction = (point: string) => toThe(directionName(point));

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Devinez le pays du jour d’après l’image satellite\u202F!',
  archiveSubtitle: 'Une carte des archives. Elle ne compte pas dans vos statistiques.',
  practiceTitle: 'Zoomle - Entraînement',
  practiceSubtitle: 'Un pays au hasard. Il ne compte pas dans vos statistiques.',
  challengeTitle: 'Zoomle - Défi',
  challengeSubtitle: (map, of) =>
    `Carte ${map} sur ${of}. Elle ne compte pas dans vos statistiques.`,
  revealAnswer: 'Voir la réponse',
  nextPractice: 'Autre pays',
  crosshair: 'Le viseur marque un lieu célèbre.',
  inputLabel: 'Devinez un pays',
  inputHint: 'Entrée',
  suggestions: 'Suggestions',
  suggestionCount: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  noSuggestion: 'Aucun pays ne correspond.',
  didYouMean: 'Vouliez-vous dire\u202F?',
  corrections: (countries) =>
    `Aucun pays ne correspond. Vouliez-vous dire ${oneOf(countries)}\u202F?`,
  alias: ', ou ',
  part: ', dont ',
  guessed: 'déjà joué',
  guessAgain: 'Déjà joué. Le rejouer\u202F?',
  guesses: 'Essais',
  correct: '🎉 Trouvé\u202F!',
  from: (place) => `depuis ${place}`,
  percent: (near) => `${near}\u00A0%`,
  near: 'de proximité',
  answerWas: (country) => `La bonne réponse était\u00A0: ${country}`,
  solved: [
    'Du premier coup\u202F! Incroyable\u202F!',
    'Trouvé en 2 essais. Superbe\u202F!',
    'Trouvé en 3 essais. Bravo\u202F!',
    'Trouvé en 4 essais. Bien joué\u202F!',
    'Trouvé en 5 essais.',
    'Trouvé au dernier essai. De justesse\u202F!',
  ],
  closest: (country, distance) => `Au plus près\u00A0: ${country}, à ${distance}.`,
  newBest: 'Nouveau record',
  direction,
  announceMiss: (country, isRepeated, distance, place, point, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), direction(point)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, déjà joué` : country;
    const guessesLeft = plural(left, { one: 'il reste # essai', other: 'il reste # essais' });
    return `${name}\u00A0: ${where}, ${percentNear}\u00A0% de proximité, ${guessesLeft}`;
  },
  announceDay: (date) => `Carte du ${writtenOut(date)}`,
  announceWin: (country) => `${country}\u00A0: trouvé\u202F!`,
  announceLoss: (country, answer) =>
    `${country}\u00A0: raté, et c’était le dernier essai. La réponse était\u00A0: ${answer}.`,
  result: (country, result) => `${country}\u00A0: ${result}`,
  zoomLevel: 'Niveau de zoom',
  zoomStatus: (zoom, index, count) => `Niveau de zoom\u00A0: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `niveau ${index} sur ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Faites un premier essai pour débloquer le zoom',
  onePicture: 'Il n’y a qu’une image de ce lieu',
  notice: {
    today: {
      text: 'La nouvelle carte du jour (UTC) est là.',
      action: 'Jouer la carte du jour',
    },
    yesterday: {
      text: 'La partie d’hier n’est pas terminée.',
      action: 'Finir la partie d’hier',
    },
  },
  unplayableTitle: 'Erreur Zoomle',
  unplayable:
    'Les données des pays sont absentes ou non valides. Vérifiez votre fichier countries_with_mapLocations.json.',
  map: {
    alternative: 'Image satellite du lieu à deviner',
    described: (description) => `Image satellite du lieu à deviner. ${description}`,
    noDescription: 'Aucune description n’a pu être chargée.',
    place: (place) => `Image satellite\u00A0: ${place}`,
    back: (place) => `Revenir à ${place}`,
    loading: 'Chargement de l’image satellite',
    unavailable: 'Carte indisponible',
    failed: 'L’image satellite n’a pas pu être chargée. Vous pouvez quand même jouer.',
    retry: 'Réessayer',
    fallback: 'Le service de cartes ne répond pas. Voici l’atlas hors ligne à la place.',
    across: (width) => `${width} de large`,
  },
  menu: {
    help: 'Règles',
    statistics: 'Statistiques',
    settings: 'Réglages',
    archive: 'Archives',
    practice: 'Entraînement',
    close: 'Fermer',
  },
};
