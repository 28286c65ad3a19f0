import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import countries from '../../data/countries_with_mapLocations.json';
import { Exhibit } from './Exhibit';
import { GALLERY, GalleryPage } from './GalleryPage';
import { galleryStates } from './states';

/** Shows the state named by the address, in the theme of its query, or all states. */
export function showGallery(root: HTMLElement) {
  const state = galleryStates[location.pathname.slice(`${GALLERY}/`.length)];
  const theme = new URLSearchParams(location.search).get('theme');
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  // What scrolls into view in a frame would scroll the page around it as well.
  if (window !== window.parent) Element.prototype.scrollIntoView = () => undefined;
  createRoot(root).render(
    <StrictMode>
      {state ? (
        <Exhibit state={state} countries={countries} isDark={isDark} />
      ) : (
        <GalleryPage names={Object.keys(galleryStates)} />
      )}
    </StrictMode>,
  );
}
