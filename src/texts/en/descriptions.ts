/** What search engines and lists say of the pages that are not written in Markdown. */
export const descriptions = {
  home: 'Zoomle, a daily geography game: guess the country from a satellite map, zooming out with each guess.',
  game: 'Which country is on the satellite map? Six guesses; each shows how far off you are and in which direction, and unlocks another zoom level.',
};
