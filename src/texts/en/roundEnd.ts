import { localTime } from './formats';

/** What comes after a round. */
export const roundEndTexts = {
  pastMaps: 'Play a past map',
  practice: 'Practice with a random country',
  challenge: 'Challenge a friend',
  result: {
    statistics: 'Your statistics',
    countdown: (time: string) => `Next map in ${time}`,
    /** @param next when it comes: an instant */
    newMap: (next: number) => `New map at 00:00 UTC (${localTime(next)} your time)`,
  },
  statistics: {
    none: 'No rounds yet',
    played: 'Played',
    winRate: 'Won',
    currentStreak: 'Current streak',
    longestStreak: 'Longest streak',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    distribution: 'Guess distribution',
    bar: (guesses: number, rounds: number, isThisRound: boolean) =>
      `${guesses}: ${rounds}${isThisRound ? ', including this round' : ''}`,
    note: 'Only the daily map counts. A streak ends with a lost round or a missed day.',
  },
  share: 'Share',
};
