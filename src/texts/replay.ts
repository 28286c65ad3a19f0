/** What developers read of a log that is replayed, in English. */
export const replayTexts = {
  refused: {
    json: 'This is not a log of DevTools, for it is not JSON, and no report, for it lists no events.',
    shape:
      'This is not a log of DevTools: neither a list of actions, nor an object with such a payload, nor a lifted state.',
    committed: 'The state that the log begins with is none that play can have led to.',
    empty: 'There are no events in it.',
  },
  gap: {
    beginning:
      'The report begins in the middle: guesses that were made before are missing, and zoom levels are not judged.',
    practice: 'Practice rounds are random and cannot be replayed from a report: they are left out.',
    unknown: (line: string) => `This line is left out, for it does not say enough: ${line}`,
  },
  rule: {
    noRound: (id: string) => `there is no round ${id}`,
    sixGuesses: (id: string) => `the round ${id} has had its six guesses`,
    ended: (id: string) => `the round ${id} was over`,
    noPlace: (name: string) => `${name} has no place to measure from`,
    lockedZoom: (zoom: number, guesses: number) =>
      `zoom ${zoom} is not unlocked after ${guesses} guesses`,
    placeTooSoon: 'further places are for the end of a round',
    failed: (error: string) => `the state machine could not take it: ${error}`,
  },
  illegal: (number: number, line: string, rule: string) =>
    `Illegal: event ${number}, ${line}: ${rule}.`,
  legal: 'Every event is legal.',
  words: {
    day: (today: string) => `The day is ${today}.`,
    board: (id: string, place: string, country: string) =>
      `On the board: ${id}, ${place} in ${country}.`,
    unplayable: (id: string) => `On the board: ${id}, which has no landmark.`,
    dataChanged: (country: string) => `The data has changed: by today’s the answer is ${country}.`,
    before: (guess: string) => `Guessed before: ${guess}`,
    guess: (number: number, guess: string) => `Guess ${number} of 6: ${guess}`,
    miss: (name: string, distance: number, arrow: string) => `${name}, ${distance} km ${arrow}`,
    hit: (name: string) => `${name}, correct`,
    won: (count: number) => `Won with ${count} of 6.`,
    lost: (answer: string) => `Lost: it was ${answer}.`,
    zoom: (zoom: number) => `Zoom ${zoom}`,
    place: (name: string) => `Looks at ${name}.`,
    landmark: 'Looks at the landmark again.',
    unfinished: (id: string, count: number) => `Not finished: ${id}, after ${count} of 6.`,
  },
};

/** The words of the page that replays a log. */
export const replayPageTexts = {
  title: 'Replay',
  note: 'A log that Redux DevTools has exported, or a report that a player has copied. It is only looked at: nothing of it is stored, and what is done on the board below has no effect.',
  file: 'Choose a log',
  paste: 'Or paste it',
  play: 'Replay',
  event: 'Event',
  previous: 'Previous event',
  next: 'Next event',
  count: (place: number, count: number) => `${place} of ${count}`,
};
