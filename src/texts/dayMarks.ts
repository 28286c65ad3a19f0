/** How the round of a day went, at a glance and the same in every language. */
export const dayMarks = {
  playing: () => '…',
  won: (guesses: number) => `${guesses}`,
  lost: () => 'X',
};

/** And out of how many guesses. */
export const dayScores = {
  playing: (guesses: number, of: number) => `${guesses}/${of}…`,
  won: (guesses: number, of: number) => `${guesses}/${of}`,
  lost: (_guesses: number, of: number) => `X/${of}`,
};
