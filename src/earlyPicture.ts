// Shows today's picture on a first visit, before the site's code has loaded. A separate script, built by
// scripts/build/buildEarlyPicture.ts: docs/adr/020.
import { utcDateOf } from './domain/calendar';
import { dailyIndex } from './domain/dailyRule';
import { START_ZOOM } from './domain/round';
import { PICTURES_ID } from './maps/picturesId';

/** The atlas's directories in country order, separated by spaces. */
declare const __ATLAS_DIRECTORIES__: string;

try {
  // When the site takes over, it removes the prerendered page with this script.
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
