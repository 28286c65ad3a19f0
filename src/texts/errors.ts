/** What players read when something has failed, in English. */
export const errorTexts = {
  title: 'Unexpected Application Error!',
  notFound: 'There is no page at this address.',
  broken: 'Something went wrong on this page. Your guesses are kept on this device.',
  home: 'Go to the home page',
  regions: {
    map: 'The map',
    input: 'The guess input',
    rows: 'The list of your guesses',
    recap: 'The end of the round',
    help: 'How to play',
    statistics: 'Your statistics',
    settings: 'Your settings',
    card: 'Today’s map',
  },
  region: (name: string) => `${name} cannot be shown: something went wrong.`,
  retry: 'Try again',
  startOver: {
    title: 'If it happens again',
    note: 'Start over with a clean board: rounds that are open for practice and from the archive are dropped. The daily guesses that you have made, your statistics and your settings are kept. Close other tabs of the site first: they may bring those rounds back.',
    action: 'Start over',
  },
  report: {
    action: 'Copy a report',
    facts: {
      version: 'Zoomle',
      browser: 'Browser',
      language: 'Language',
      screen: 'Screen',
      time: 'Time',
      path: 'Page',
    },
    errors: 'Errors, the last one first:',
    events: 'Events, the last one last:',
  },
};
