// On a first visit to the board, shows today's picture before the site's code has come. It is a script of
// its own, made by scripts/earlyPicture.ts: docs/adr/020.
import { utcDateOf } from './domain/calendar';
import { dailyIndex } from './domain/dailyRule';
import { START_ZOOM } from './domain/round';
import { PICTURES_ID } from './maps/pictureFrame';

/** The directories of the atlas, in the order of the countries, separated by spaces. */
declare const __ATLAS_DIRECTORIES__: string;

try {
  // The site removes the whole prerendered page, this script too, when it takes over.
  const isPrerendered = document.currentScript?.isConnected;
  // A returning player may have another round on the board.
  if (isPrerendered && localStorage.length === 0) {
    const directories = __ATLAS_DIRECTORIES__.split(' ');
    const today = dailyIndex(utcDateOf(Date.now()), 0, directories.length);
    const image = new Image();
    image.alt = '';
    image.fetchPriority = 'high';
    image.src = `${import.meta.env.BASE_URL}atlas/${directories[today]}/${START_ZOOM}.avif`;
    document.getElementById(PICTURES_ID)?.append(image);
  }
} catch {
  // The storage is denied. The site shows the picture, only later.
}
