/** What comes after a round, in English. */
export const roundEndTexts = {
  pastMaps: 'Play a past map',
  practice: 'Practise with a random country',
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
};
