import { siteName } from './descriptions';
import { directionName } from './directions';

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
const writtenOut = (date: string) => DATE_FORMAT.format(new Date(date));

const guessesLeft = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'} left`;

/** Every word that a player reads, in English. */
export const texts = {
  units: {
    /** A distance in kilometres or miles; below one, in metres or hundredths of a mile. */
    length: (length: number, units: 'km' | 'mi') => {
      if (length >= 1) return `${Math.round(length)} ${units}`;
      return units === 'km' ? `${Math.round(length * 1000)} m` : `${Number(length.toFixed(2))} mi`;
    },
    /** The distance of a guess, in whole kilometres or miles. */
    distance: (distance: number, units: 'km' | 'mi') => `${Math.round(distance)} ${units}`,
    /** The same for the ear, which wants its thousands told apart. */
    spokenDistance: (distance: number, units: 'km' | 'mi') =>
      `${Math.round(distance).toLocaleString('en-US')} ${units}`,
  },
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page: string) => `${page} · Zoomle`,
    backToHome: 'Back to Home',
    copyright: (year: string) => `© ${year} Zoomle`,
    footer: 'Footer',
    noData: 'The game’s data could not be loaded. Look at the network, and load the page again.',
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
      streak: (days: number) => ` · ${days} days in a row`,
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
    archiveSubtitle: 'From the archive: it does not count.',
    practiceTitle: 'Zoomle - Practice',
    practiceSubtitle: 'A random country: it does not count.',
    toEnd: 'Share it, and see where that is',
    nextPractice: 'Next country',
    pastMaps: 'Play a past map',
    practice: 'Practise with a random country',
    inputLabel: 'Guess a country',
    inputHint: 'Enter',
    suggestions: 'Suggestions',
    suggestionCount: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
    noSuggestion: 'No country’s name starts like that.',
    guessed: 'guessed',
    guesses: 'Guesses',
    correct: '🎉 Correct!',
    answerWas: (country: string) => `The correct answer was: ${country}`,
    solvedIn: (count: number, of: number) => `Solved in ${count} of ${of} guesses.`,
    direction: directionName,
    announceMiss: (
      country: string,
      distance: string,
      direction: string,
      percentNear: number,
      left: number,
    ) => {
      const where = `${distance}, ${directionName(direction)}`;
      return `${country}: ${where}, ${percentNear} % near, ${guessesLeft(left)}`;
    },
    announceDay: (date: string) => `The map of ${writtenOut(date)}`,
    announceWin: (country: string) => `${country}: correct!`,
    announceLoss: (country: string, answer: string) =>
      `${country}: wrong, and the last guess. It was ${answer}.`,
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
    place: (place: string) => `Satellite picture of ${place}`,
    back: (place: string) => `Back to ${place}`,
    loading: 'Loading the satellite picture',
    unavailable: 'Map unavailable',
    failed: 'The satellite picture could not be loaded. You can go on guessing.',
    retry: 'Retry',
    standIn: 'The map service does not answer: showing the offline atlas',
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
  result: {
    statistics: 'Your statistics',
    countdown: (time: string) => `Next map in ${time}`,
    countdownNote: (time: string) => `The day changes at 00:00 UTC: at ${time} where you are.`,
  },
  statistics: {
    played: 'Played',
    winRate: 'Won',
    currentStreak: 'Current streak',
    longestStreak: 'Longest streak',
    percent: (share: number) => `${Math.round(share * 100)}\u00a0%`,
    distribution: 'Guesses needed',
    bar: (guesses: number, rounds: number, isThisRound: boolean) =>
      `${guesses}: ${rounds}${isThisRound ? ', this round among them' : ''}`,
    note: 'Only the daily map counts. A streak ends with a lost round, or with a day without one.',
  },
  share: {
    action: 'Share',
    copied: 'Copied to the clipboard',
    byHand: 'Copy this text',
    byHandNote: 'This browser does not let the site copy for you. The text is selected.',
    title: (date: string) => `Zoomle ${date}`,
    archiveTitle: (date: string) => `Zoomle ${date} (archive)`,
  },
  settings: {
    units: 'Distances in',
    km: 'kilometres',
    mi: 'miles',
    highContrast: 'High contrast',
    highContrastNote: 'Blue and orange in place of green, and stronger lines.',
  },
  storage: {
    unavailable:
      'This browser keeps nothing for the site: you can play, but your guesses are gone when you leave.',
    full: 'This browser has no room left for the site: what you guess now may be gone when you leave.',
    newer:
      'A newer version of the site has kept your progress here. It is left untouched; what you guess in this one is not kept. Load the page again.',
    damaged:
      'Some of what was kept on this device was damaged. It was set aside, and all that is sound was kept. “Your progress”, in the settings, lets you save what was set aside.',
    dismiss: 'All right',
  },
  release: {
    found: 'There is a new version.',
    apply: 'Load the new version',
    lostTitle: 'This page could not be loaded',
    lost: 'A new version of the site has been released since you opened it, or the network is gone. Your guesses are kept on this device.',
    reload: 'Load the site anew',
  },
};
