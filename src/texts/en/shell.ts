/** Text of every page before the site has started, as HTML. */
export const shell = {
  noScript: 'Zoomle needs JavaScript, which is turned off in this browser.',
  /** The link reloads the page. */
  slow: 'Zoomle is taking a long time to load. Check your connection, then <a href="">reload the page</a>. Zoomle needs a browser from 2023 or later. Your guesses are stored on this device.',
  /** Describes the picture of a link preview, whose words are in English. */
  preview: 'A satellite picture of a coast in a viewfinder, with the words: Play. Guess. Win.',
};
