import { inSentence } from './countries';

/** What there is to look at after a round. */
export const recapTexts = {
  readMore: (country: string) => `Read about ${inSentence(country)} on Wikipedia`,
  newTab: '(opens in a new tab)',
  /** What the picture can show. */
  views: { country: 'The country', guesses: 'Your guesses' },
  map: (country: string, place: string, misses: number) =>
    `Map with ${misses > 0 ? 'a line from each wrong guess to ' : ''}${place}, ${country}`,
  answersMap: 'World map with the places marked by their numbers',
  more: (country: string) => `More places in ${inSentence(country)}`,
  moreFailed: (country: string) => `More places in ${inSentence(country)} could not be loaded.`,
  look: 'Choose one to see it on the map above.',
};
