const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
const writtenOut = (date: string) => DATE_FORMAT.format(new Date(date));

const DIRECTION_NAMES: Record<string, string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const guessesLeft = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'} left`;

/** Every word that a player reads, in English. */
export const texts = {
  site: {
    name: 'Zoomle',
    pageTitle: (page: string) => `${page} · Zoomle`,
    backToHome: 'Back to Home',
    copyright: (year: string) => `© ${year} Zoomle`,
    footer: 'Footer',
    privacy: 'Privacy',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
  },
  home: {
    title: 'Zoomle: geography games',
    headline: 'Play. Guess. Win.',
    tagline: 'A collection of mind-challenging games that test your knowledge about the world.',
    darkMode: 'Dark mode',
    signIn: 'Sign In',
    games: 'Games',
    zoomle: {
      name: 'Zoomle',
      description: 'Guess a country from a satellite map. A new one every day at 00:00 UTC.',
      play: 'Play today’s map',
      goOn: 'Go on with today’s map',
      look: 'Look at today’s map',
      waiting: 'Today’s map is waiting.',
      used: (count: number, of: number) => `${count} of ${of} guesses used today`,
      won: (count: number) => `Solved in ${count} today`,
      lost: 'Not solved today',
    },
    puzzlia: {
      name: 'Puzzlia',
      comingSoon: 'Coming Soon',
      description: 'A geography puzzle adventure, launching in Q3 2024.',
      more: 'What Puzzlia will be',
    },
  },
  game: {
    title: (date: string) => `Zoomle - ${writtenOut(date)}`,
    subtitle: 'Guess the daily country from the satellite map!',
    inputLabel: 'Guess a country',
    inputHint: 'Enter',
    suggestions: 'Suggestions',
    suggestionCount: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
    noSuggestion: 'No country’s name starts like that.',
    guessed: 'guessed',
    guesses: 'Guesses',
    kilometres: (distance: number) => `${distance} km`,
    correct: '🎉 Correct!',
    answerWas: (country: string) => `The correct answer was: ${country}`,
    solvedIn: (count: number, of: number) => `Solved in ${count} of ${of} guesses.`,
    direction: (point: string) => DIRECTION_NAMES[point] ?? point,
    announceMiss: (country: string, km: number, direction: string, left: number) =>
      `${country}: ${km} km, ${DIRECTION_NAMES[direction] ?? direction}. ${guessesLeft(left)}.`,
    announceDay: (date: string) => `The map of ${writtenOut(date)}`,
    announceWin: (country: string) => `${country}: correct!`,
    announceLoss: (country: string, answer: string) =>
      `${country}: wrong, and the last guess. It was ${answer}.`,
    nextPuzzle: 'The next map comes at 00:00 UTC.',
    zoomLevel: 'Zoom level',
    zoomStatus: (zoom: number, index: number, count: number) =>
      `Zoom Level: ${zoom} (${index}/${count})`,
    zoomValue: (zoom: number, index: number, count: number) =>
      `Zoom level ${zoom}, ${index} of ${count} unlocked`,
    zoomHint: 'Make your first guess to unlock zoom control',
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
  },
  map: {
    alternative: 'Satellite picture of the place to guess',
    loading: 'Loading the satellite picture',
    unavailable: 'Map unavailable',
    failed: 'The satellite picture could not be loaded. You can go on guessing.',
    retry: 'Retry',
    standIn: 'The map service does not answer: showing the offline atlas',
    across: (width: string) => `${width} across`,
    length: (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${Math.round(km)} km`),
  },
  dev: {
    next: 'Dev: Next',
    nextTitle: 'Next daily guess (Dev only)',
  },
  error: {
    title: 'Unexpected Application Error!',
    notFound: 'There is no page at this address.',
    broken: 'Something went wrong on this page. Your guesses are kept on this device.',
    home: 'Go to the home page',
  },
};
