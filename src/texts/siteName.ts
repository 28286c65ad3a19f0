/** The game’s name, the same in every language and script. */
export const siteName = 'Zoomle';
