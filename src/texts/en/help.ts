import { localTime } from './formats';

/** How the game is played. */
export const helpTexts = {
  title: 'How to play',
  near: 'The crosshair marks a famous place. Which country is it in?',
  nearCloseUp:
    'Your map starts closer than this: a landmark, seen from very close. Which country is it in?',
  guess:
    'You have six guesses. Each wrong one shows how far away the answer is, in which direction, and how close you are in percent.',
  exampleLabel: 'Example of a guess',
  wider: 'Each guess also lets you zoom out one level. The picture’s text says what it shows.',
  more: 'More',
  greatCircle:
    'Distance and direction run from the guessed country’s landmark to the place under the crosshair, along the great circle, the shortest way over the globe. So neighbors are not 0 km apart, and an arrow may look odd on a flat map.',
  percent: '100% is the place itself, 0% the far side of the Earth. The scale is finer up close.',
  /** @param next when the next map comes: an instant */
  day: (next: number) =>
    `Everybody gets the same map on the same day. There is a new one at 00:00 UTC (${localTime(next)} your time).`,
};
