import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import data from '../../../data/countries_with_mapLocations.json';
import type { Countries } from '../../../domain/countries';
import { baseOf, parseAddress } from '../../../texts/languages';
import { loadTexts } from '../../loadTexts';
import { Exhibit } from './Exhibit';
import { GALLERY, GalleryPage } from './GalleryPage';
import { pseudoTexts } from './pseudoTexts';
import { galleryStates } from './states';

/**
 * Shows the state named by the address, in the language of the page and the theme of its query, or all
 * states. The language `pseudo` of the query is English made longer.
 * @param pageCountries in the language of the page, without their further places
 */
export async function showGallery(root: HTMLElement, pageCountries: Countries) {
  const countries = pageCountries.map((country, index) => ({
    ...country,
    mapLocations: data[index]?.mapLocations ?? [],
  }));
  const { language, path } = parseAddress(location.pathname);
  const state = galleryStates[path.slice(`${GALLERY}/`.length)];
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  const loaded = await loadTexts(language);
  const texts = query.get('language') === 'pseudo' ? await pseudoTexts(loaded) : loaded;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  // What scrolls into view in a frame would scroll the page around it as well.
  if (window !== window.parent) Element.prototype.scrollIntoView = () => undefined;
  createRoot(root).render(
    <StrictMode>
      {state ? (
        <Exhibit state={state} countries={countries} texts={texts} isDark={isDark} />
      ) : (
        <GalleryPage names={Object.keys(galleryStates)} base={baseOf(language)} />
      )}
    </StrictMode>,
  );
}
