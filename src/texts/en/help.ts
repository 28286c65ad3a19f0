import { localTime } from './formats';

/** How the game is played. */
export const helpTexts = {
  title: 'How to play',
  /** Where the pictures of the game are nearer than those of the rules. */
  nearCloseUp: 'Your map starts closer than this one.',
  guess:
    'Guess its country. You have six guesses: each wrong one shows how far away the answer is, in which direction, and how close you are in percent.',
  exampleLabel: 'Example of a guess',
  wider: 'Each guess also zooms out by one level.',
  more: 'More',
  described: 'The picture’s text says what it shows.',
  greatCircle:
    'Distance and direction run from the guessed country’s landmark to the place under the crosshair, along the great circle, the shortest way over the globe. So neighbors are not 0 km apart, and an arrow may look odd on a flat map.',
  percent: '100% is the place itself, 0% the far side of the Earth. The scale is finer up close.',
  /** @param next when the next map comes: an instant */
  day: (next: number) =>
    `Everybody gets the same map on the same day. There is a new one at 00:00 UTC (${localTime(next)} your time).`,
  /** Closes the rules. */
  play: 'Play',
};
