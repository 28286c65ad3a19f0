/** What is added to the pages that are written in Markdown. */
export const pageTexts = {
  /** Where it cannot be had. */
  practice: {
    offline:
      'Practice needs a network, and there is none at the moment. Today’s map can be played without one.',
  },
  about: {
    source: 'The source of the site',
  },
  blog: {
    allPosts: 'All posts',
    /** Beside the list: posts are in English alone. Empty in English. */
    language: '',
  },
  /** The bodies of reports are to be filled in. */
  contact: {
    coordinate: {
      action: 'Report a wrong coordinate',
      title: 'Wrong coordinate: ',
      body: (today: string) =>
        [
          'Country:',
          'Landmark:',
          'What is wrong, and where the landmark really is:',
          'How you know:',
          '',
          `Date of the map (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Report a bug',
      title: 'Bug: ',
      body: (today: string) =>
        [
          'What happened:',
          'What you expected:',
          'How to make it happen again:',
          'Browser and device:',
          '',
          `Date of the map (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Each link opens a new issue in the project’s repository, with the questions to answer. You need an account there. Issues are public, and one about today’s map gives it away: please wait until the day is over.',
  },
};
