import { inSentence } from './countries';
import { directionName } from './directions';

/** What there is to look at after a round. */
export const recapTexts = {
  readMore: (country: string) => `Read about ${inSentence(country)} on Wikipedia`,
  newTab: '(opens in a new tab)',
  guesses: 'Your guesses',
  answer: 'The answer',
  map: (country: string, place: string, misses: number) =>
    `Map with ${misses > 0 ? 'a line from each wrong guess to ' : ''}${place}, ${country}`,
  mapFailed: 'The map of your guesses could not be loaded.',
  answersMap: 'World map with the places marked by their numbers',
  worldMapFailed: 'The world map could not be loaded.',
  miss: (country: string, distance: string, direction: string) =>
    `${country}: the answer is ${distance} to the ${directionName(direction)}`,
  hit: (country: string) => `${country}: correct`,
  more: (country: string) => `More places in ${inSentence(country)}`,
  moreFailed: (country: string) => `More places in ${inSentence(country)} could not be loaded.`,
  look: 'Choose one to see it on the map above.',
};
