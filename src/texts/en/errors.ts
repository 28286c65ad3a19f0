/** What players read when something has failed. */
export const errorTexts = {
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
};
