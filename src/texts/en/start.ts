// The words of the start: bars, home, the board, the result of a round, the rules, errors. Others: later.ts.
import { formatsIn } from '../languages.ts';

const { localTimeNote, measures, oneOf, plural, writtenOut } = formatsIn('en');

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
      'This browser doesn’t let the site store anything. You can play, but your guesses will be lost when you leave.',
    full: 'This browser has no room left for the site. Anything new may be lost when you leave; everything stored so far is safe.',
    newer:
      'A newer version of the site has stored your progress on this device. It is safe, but guesses made here may be lost when you leave. Please reload the page.',
    damaged:
      'Some of the progress stored on this device was damaged. A copy was set aside, and everything that could be read was kept.',
    dismiss: 'Dismiss',
  },
  copying: {
    copied: 'Copied to the clipboard',
    byHand: 'Copy this text',
    byHandNote: 'This browser doesn’t let the site copy it for you. The text is already selected.',
  },
  release: {
    found: 'A new version of Zoomle is here.',
    applying: 'Loading the new version…',
    apply: 'Load the new version',
  },
  /** For search engines: pages that are not written in Markdown. */
  descriptions: {
    home: 'Zoomle, a daily geography game: guess the country from a satellite map, zooming out with each guess.',
    game: 'Which country is on the satellite map? Six guesses: each shows how far off you are and in which direction, and zooms out one level.',
  },
  /** Errors. */
  errors: {
    title: 'Unexpected Application Error!',
    notFound: { title: 'Page not found', note: 'There is no page at this address.' },
    broken:
      'This page could not be shown. You may be offline, or there may be a new version of the site. Your guesses are stored on this device.',
    home: 'Go to the home page',
    sections: {
      map: 'The map',
      input: 'The guess input',
      rows: 'The list of your guesses',
      recap: 'The end of the round',
      help: 'The rules',
      earth: 'Your Earth',
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
      note: 'Start over with a clean board: unfinished archive, challenge and practice rounds are deleted. Your daily guesses, statistics and settings are kept. Close other Zoomle tabs first, or they may bring those rounds back.',
      action: 'Start over',
    },
  },
  /** The board. */
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
      `No matching country. Did you mean: ${oneOf(countries)}?`,
    /** After a country's name: another name, or the name of a part. */
    alias: ', also ',
    part: ', includes ',
    guessed: 'guessed',
    guessAgain: 'Already guessed. Guess again?',
    guesses: 'Guesses',
    correct: '🎉 Correct!',
    /** Where a distance is measured from. */
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
    /** After a lost round: the nearest guess. */
    closest: (country: string, distance: string) => `Closest guess: ${country}, ${distance}.`,
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
    /** @param from a text of `from` */
    distanceFrom: (distance: string, from: string) => `${distance}, ${from}`,
    /** A country that was guessed before. */
    repeated: (country: string) => `${country}, already guessed`,
    guessesLeft: (count: number) => plural(count, { one: '# guess left', other: '# guesses left' }),
    /** All values are made of the words above. */
    announceMiss: (
      country: string,
      distance: string,
      direction: string,
      near: string,
      left: string,
    ) => `${country}: ${distance}, ${direction}, ${near} close, ${left}`,
    /** Before the first guess: the result of who sent the link; X if lost. */
    friends: (score: string, of: number) => `Your friend: ${score}/${of}`,
    announceDay: (date: string) => `Map for ${writtenOut(date)}`,
    announceWin: (country: string) => `${country}: correct!`,
    announceLoss: (country: string, answer: string) =>
      `${country}: wrong, and that was the last guess. The answer was: ${answer}.`,
    zoomLevel: 'Zoom level',
    zoomStatus: (zoom: number, index: number, count: number) =>
      `Zoom Level: ${zoom} (${index}/${count})`,
    zoomStep: (index: number, count: number) => `step ${index} of ${count}`,
    zoomHint: 'Make your first guess to unlock zoom control',
    onePicture: 'Only one picture of this place',
    notice: {
      today: { text: 'There is a new map for today (UTC).', action: 'Play today’s map' },
      yesterday: {
        text: 'Yesterday’s round isn’t finished yet.',
        action: 'Finish yesterday’s round',
      },
    },
    unplayableTitle: 'Zoomle Error',
    unplayable:
      'Country data is missing or invalid. Please check your countries_with_mapLocations.json file.',
    map: {
      alternative: 'Satellite picture of the place to guess',
      described: (description: string) => `Satellite picture of the place to guess. ${description}`,
      noDescription: 'The description could not be loaded.',
      place: (place: string) => `Satellite picture of ${place}`,
      back: (place: string) => `Back to ${place}`,
      loading: 'Loading the satellite picture',
      unavailable: 'Map unavailable',
      failed: 'The satellite picture could not be loaded.',
      canGuess: 'You can still guess.',
      retry: 'Retry',
      fallback: 'The map service isn’t responding. Showing the offline atlas instead.',
    },
    menu: {
      help: 'How to play',
      statistics: 'Statistics',
      settings: 'Settings',
      archive: 'Archive',
      practice: 'Practice',
      earth: 'Your Earth',
      challenge: 'Challenge a friend',
      close: 'Close',
    },
  },
  /** How the game is played. */
  help: {
    title: 'How to play',
    /** If the game's pictures are closer than those of the rules. */
    nearCloseUp: 'Your map starts closer in than this one.',
    guess:
      'Guess the country. You have six guesses: each wrong one shows how far away the answer is, in which direction, and how close you are as a percentage.',
    exampleLabel: 'Example guess',
    wider: 'Each guess also zooms out one level.',
    more: 'More',
    described: 'Each picture has a text description.',
    greatCircle:
      'Distance and direction are measured from the guessed country’s landmark to the place under the crosshair, along the great circle, the shortest route over the globe. So neighbors are not 0 km apart, and an arrow may look odd on a flat map.',
    percent: '100% is the place itself, 0% the far side of the Earth. The scale is finer up close.',
    /** @param next the instant of the next map */
    day: (next: number) =>
      `Everyone gets the same map each day. A new one arrives at 00:00 UTC${localTimeNote(next, (time) => ` (${time} your time)`)}.`,
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
      keepGoing: (days: number) => plural(days, '#-day streak. Keep it going!'),
      won: (count: number, of: number) => `Solved in ${count} of ${of}`,
      lost: 'Not solved today',
      week: 'The last seven days',
      links: 'More Zoomle',
    },
    puzzlia: {
      comingSoon: 'Coming Soon',
      description: 'A geography puzzle adventure, launching in Q3 2024.',
      more: 'About Puzzlia',
    },
  },
  /** Choosing a language. */
  language: {
    menu: (language: string) => `Language: ${language}`,
    /** Offers this language on a page in another one. */
    offer: 'Zoomle also speaks English.',
    accept: 'Continue in English',
    decline: 'No thanks',
    /** Offline, if only this language is stored. */
    notStored: (language: string) =>
      `${language} isn’t stored on this device yet. Open it once while online, and it will work offline too.`,
  },
  /** Days won in a row, two or more. */
  streak: (days: number) => plural(days, '# days in a row'),
  /** Joins the parts of a sentence. */
  list: (parts: readonly string[]) => parts.join(', '),
  /** A name, and what there is to say of it. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  /** Distances. */
  units: measures({ km: '# km', mi: '# mi', m: '# m', ft: '# ft' }),
};
