/** A day's result at a glance, the same in every language. */
export const dayMarks = {
  playing: () => '…',
  won: (guesses: number) => `${guesses}`,
  lost: () => 'X',
};

/** With the number of guesses allowed. */
export const dayScores = {
  playing: (guesses: number, of: number) => `${guesses}/${of}…`,
  won: (guesses: number, of: number) => `${guesses}/${of}`,
  lost: (_guesses: number, of: number) => `X/${of}`,
};
