import { plural } from './formats';

/** The home page. */
export const homeTexts = {
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
    goOn: 'Continue',
    look: 'See today’s map',
    waiting: 'Today’s map is waiting.',
    used: (count: number, of: number) => `${count} of ${of} guesses used today`,
    /** A streak of two days or more, before today's round. */
    keepGoing: (days: number) => plural(days, { other: '# days. Keep it going' }),
    won: (count: number, of: number) => `Solved in ${count} of ${of}`,
    lost: 'Not solved today',
    week: 'The last seven days',
    links: 'More of Zoomle',
    challenge: 'Challenge a friend',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Coming Soon',
    description: 'A geography puzzle adventure, launching in Q3 2024.',
    more: 'What Puzzlia will be',
  },
};
