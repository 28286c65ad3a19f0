import { dateWriter, formatsIn } from '../languages.ts';

const { localTimeNote, measures, oneOf, plural } = formatsIn('en');
const writtenOut = dateWriter(
  'January February March April May June July August September October November December',
  (day, month, year) => `${month} ${day}, ${year}`,
);

/** The words that the site starts with. */
export const start = {
  site: {
    date: writtenOut,
    skip: 'Skip to content',
    backToHome: 'Back to Home',
    loading: 'Loading the page',
    footer: 'Footer',
    privacy: 'Privacy',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'This browser does not let the site store anything: you can play, but your guesses will be lost when you leave.',
    full: 'This browser has no room left for the site: what is new may be lost when you leave. Everything stored before is safe.',
    newer:
      'A newer version of the site has stored your progress on this device. It is left untouched, and guesses made here may be lost when you leave. Please reload the page.',
    damaged:
      'Some of the progress stored on this device was damaged. A copy of it was set aside, and everything that could be read was kept.',
    dismiss: 'Dismiss',
  },
  copying: {
    copied: 'Copied to the clipboard',
    byHand: 'Copy this text',
    byHandNote: 'This browser does not let the site copy it for you. The text is selected.',
  },
  release: {
    found: 'There is a new version of Zoomle.',
    applying: 'Loading the new version…',
    apply: 'Load the new version',
  },
  /** What search engines and lists say of the pages that are not written in Markdown. */
  descriptions: {
    home: 'Zoomle, a daily geography game: guess the country from a satellite map, zooming out with each guess.',
    game: 'Which country is on the satellite map? Six guesses; each shows how far off you are and in which direction, and unlocks another zoom level.',
  },
  /** What players read when something has failed. */
  errors: {
    title: 'Unexpected Application Error!',
    notFound: { title: 'Page not found', note: 'There is no page at this address.' },
    broken:
      'This page could not be shown. The network may be down, or there may be a new version of the site. Your guesses are stored on this device.',
    home: 'Go to the home page',
    sections: {
      map: 'The map',
      input: 'The guess input',
      rows: 'The list of your guesses',
      recap: 'The end of the round',
      help: 'The rules',
      statistics: 'Your statistics',
      settings: 'Your settings',
      card: 'Today’s map',
      result: 'Today’s result',
      preview: 'The preview',
    },
    section: (name: string) => `${name} could not be shown. Reloading the page may help.`,
    reload: 'Reload',
    report: 'Copy a report',
    startOver: {
      title: 'If it happens again',
      note: 'Start over with a clean board: unfinished archive, challenge and practice rounds are deleted. Your daily guesses, your statistics and your settings are kept. Close other tabs of the site first, since they may bring those rounds back.',
      action: 'Start over',
    },
  },
  /** The board and what is around it. */
  game: {
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
    /** By compass point. */
    directions: {
      N: 'north',
      NE: 'northeast',
      E: 'east',
      SE: 'southeast',
      S: 'south',
      SW: 'southwest',
      W: 'west',
      NW: 'northwest',
    },
    /** @param from as `from` says it */
    distanceFrom: (distance: string, from: string) => `${distance}, ${from}`,
    /** A country that was guessed before. */
    repeated: (country: string) => `${country}, guessed before`,
    guessesLeft: (count: number) => plural(count, { one: '# guess left', other: '# guesses left' }),
    /** Every value is made of the words above. */
    announceMiss: (
      country: string,
      distance: string,
      direction: string,
      near: string,
      left: string,
    ) => `${country}: ${distance}, ${direction}, ${near} close, ${left}`,
    announceDay: (date: string) => `Map of ${writtenOut(date)}`,
    announceWin: (country: string) => `${country}: correct!`,
    announceLoss: (country: string, answer: string) =>
      `${country}: wrong, and that was the last guess. The answer was ${answer}.`,
    result: (country: string, result: string) => `${country}: ${result}`,
    zoomLevel: 'Zoom level',
    zoomStatus: (zoom: number, index: number, count: number) =>
      `Zoom Level: ${zoom} (${index}/${count})`,
    zoomStep: (index: number, count: number) => `step ${index} of ${count}`,
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
      challenge: 'Challenge a friend',
      close: 'Close',
    },
  },
  /** How the game is played. */
  help: {
    title: 'How to play',
    /** Where the pictures of the game are nearer than those of the rules. */
    nearCloseUp: 'Your map starts closer than this one.',
    guess:
      'Guess its country. You have six guesses: each wrong one shows how far away the answer is, in which direction, and how close you are in percent.',
    exampleLabel: 'Example of a guess',
    wider: 'Each guess also zooms out by one level.',
    more: 'More',
    described: 'The picture’s text says what it shows.',
    greatCircle:
      'Distance and direction run from the guessed country’s landmark to the place under the crosshair, along the great circle, the shortest way over the globe. So neighbors are not 0 km apart, and an arrow may look odd on a flat map.',
    percent: '100% is the place itself, 0% the far side of the Earth. The scale is finer up close.',
    /** @param next when the next map comes: an instant */
    day: (next: number) =>
      `Everybody gets the same map on the same day. There is a new one at 00:00 UTC${localTimeNote(next, (time) => ` (${time} your time)`)}.`,
    /** Closes the rules. */
    play: 'Play',
  },
  /** The home page. */
  home: {
    title: 'Zoomle: geography games',
    headline: 'Play. Guess. Win.',
    tagline: 'A collection of mind-challenging games that test your knowledge about the world.',
    darkMode: 'Dark mode',
    signIn: 'Sign In',
    games: 'Games',
    zoomle: {
      description: 'Guess a country from a satellite map. A new one every day at 00:00 UTC.',
      play: 'Play today’s map',
      goOn: 'Continue',
      look: 'See today’s map',
      waiting: 'Today’s map is waiting.',
      used: (count: number, of: number) => `${count} of ${of} guesses used today`,
      /** A streak of two days or more, before today's round. */
      keepGoing: (days: number) => plural(days, '# days. Keep it going'),
      won: (count: number, of: number) => `Solved in ${count} of ${of}`,
      lost: 'Not solved today',
      week: 'The last seven days',
      links: 'More of Zoomle',
    },
    puzzlia: {
      comingSoon: 'Coming Soon',
      description: 'A geography puzzle adventure, launching in Q3 2024.',
      more: 'What Puzzlia will be',
    },
  },
  /** Choosing a language. */
  language: {
    menu: (language: string) => `Language: ${language}`,
    /** Offers this language on a page in another one. */
    offer: 'Zoomle also speaks English.',
    accept: 'Continue in English',
    decline: 'No thanks',
    /** Without a network, where only this language is stored. */
    notStored: (language: string) =>
      `${language} is not stored on this device yet. Open it once with a network, and it will be there without one, too.`,
  },
  /** How many days in a row were won, two or more. */
  streak: (days: number) => plural(days, '# days in a row'),
  /** Joins the parts of a sentence. */
  list: (parts: readonly string[]) => parts.join(', '),
  /** Distances. */
  units: measures({ km: '# km', mi: '# mi', m: '# m', ft: '# ft' }),
};
