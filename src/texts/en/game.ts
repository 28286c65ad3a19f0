import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, { one: '# guess left', other: '# guesses left' });

/** The board and what is around it. */
export const gameTexts = {
  title: (date: string) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Guess the daily country from the satellite map!',
  archiveSubtitle: 'From the archive. It doesn’t affect your statistics.',
  practiceTitle: 'Zoomle - Practice',
  practiceSubtitle: 'A random country. It doesn’t affect your statistics.',
  challengeTitle: 'Zoomle - Challenge',
  challengeSubtitle: (map: number, of: number) =>
    `Map ${map} of ${of}. It doesn’t affect your statistics.`,
  revealAnswer: 'Show the answer',
  nextPractice: 'Another country',
  crosshair: 'The crosshair marks a landmark.',
  inputLabel: 'Guess a country',
  inputHint: 'Enter',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    plural(count, { one: '# suggestion', other: '# suggestions' }),
  noSuggestion: 'No matching country.',
  didYouMean: 'Did you mean?',
  corrections: (countries: readonly string[]) =>
    `No matching country. Did you mean ${oneOf(countries)}?`,
  /** After a country's name: another name of it, or the name of a part of it. */
  alias: ', also ',
  part: ', includes ',
  guessed: 'guessed',
  guessAgain: 'Already guessed. Guess again?',
  guesses: 'Guesses',
  correct: '🎉 Correct!',
  /** Where a distance starts. */
  from: (place: string) => `from ${place}`,
  percent: (near: number) => `${near}%`,
  near: 'close',
  answerWas: (country: string) => `The correct answer was: ${country}`,
  /** By the number of guesses: the fewer, the more praise. */
  solved: [
    'First guess. Unbelievable!',
    'Got it in 2. Superb!',
    'Got it in 3. Great!',
    'Got it in 4. Well done!',
    'Got it in 5.',
    'Got it in 6. Phew!',
  ],
  /** In a lost round: the guess that came nearest. */
  closest: (country: string, distance: string) => `Your closest: ${country}, ${distance}.`,
  /** Of a streak. */
  newBest: 'New best',
  direction: directionName,
  announceMiss: (
    country: string,
    isRepeated: boolean,
    distance: string,
    place: string | undefined,
    direction: string,
    percentNear: number,
    left: number,
  ) => {
    const where = [distance, place && gameTexts.from(place), directionName(direction)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, guessed before` : country;
    return `${name}: ${where}, ${percentNear}% close, ${guessesLeft(left)}`;
  },
  announceDay: (date: string) => `Map of ${writtenOut(date)}`,
  announceWin: (country: string) => `${country}: correct!`,
  announceLoss: (country: string, answer: string) =>
    `${country}: wrong, and that was the last guess. The answer was ${answer}.`,
  result: (country: string, result: string) => `${country}: ${result}`,
  zoomLevel: 'Zoom level',
  zoomStatus: (zoom: number, index: number, count: number) =>
    `Zoom Level: ${zoom} (${index}/${count})`,
  zoomValue: (width: string, index: number, count: number) =>
    [width, `step ${index} of ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Make your first guess to unlock zoom control',
  onePicture: 'There is one picture of this place',
  notice: {
    today: { text: 'There is a new map for today (UTC).', action: 'Play today’s map' },
    yesterday: {
      text: 'Yesterday’s round is not finished yet.',
      action: 'Finish yesterday’s round',
    },
  },
  unplayableTitle: 'Zoomle Error',
  unplayable:
    'Country data is missing or invalid. Please check your countries_with_mapLocations.json file.',
  map: {
    alternative: 'Satellite picture of the place to guess',
    described: (description: string) => `Satellite picture of the place to guess. ${description}`,
    noDescription: 'No description could be loaded.',
    place: (place: string) => `Satellite picture of ${place}`,
    back: (place: string) => `Back to ${place}`,
    loading: 'Loading the satellite picture',
    unavailable: 'Map unavailable',
    failed: 'The satellite picture could not be loaded. You can still guess.',
    retry: 'Retry',
    fallback: 'The map service isn’t responding. Showing the offline atlas instead.',
    across: (width: string) => `${width} across`,
  },
  menu: {
    help: 'How to play',
    statistics: 'Statistics',
    settings: 'Settings',
    archive: 'Archive',
    practice: 'Practice',
    close: 'Close',
  },
};
