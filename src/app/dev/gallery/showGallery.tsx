import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { Countries } from '../../../domain/countries';
import { darkModeToggled } from '../../../features/ui/darkModeSlice';
import { baseOf, parseAddress } from '../../../texts/languages';
import { TextsContext } from '../../../texts/useTexts';
import { App } from '../../App';
import { ServicesContext } from '../../hooks';
import { loadTexts } from '../../loadTexts';
import { GalleryPage } from './GalleryPage';
import { galleryStore } from './galleryStore';
import { pseudoTexts } from './pseudoTexts';
import { galleryStates } from './states';

/**
 * Shows all states, or the one named by the address, in the language of the page and the theme of the
 * query. With `language=pseudo` in the query, the texts are stretched English.
 * @param pageCountries in the language of the page, without their further places
 */
export async function showGallery(container: HTMLElement, pageCountries: Countries) {
  const root = createRoot(container);
  const { language } = parseAddress(location.pathname);
  const address = `${baseOf(language)}/dev/gallery`;
  const state = galleryStates[location.pathname.slice(address.length + 1)];
  if (!state) {
    root.render(<GalleryPage address={address} />);
    return;
  }
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  const loaded = await loadTexts(language);
  const texts = query.get('language') === 'pseudo' ? await pseudoTexts(loaded) : loaded;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const { store, services } = galleryStore(state, pageCountries);
  if (isDark) store.dispatch(darkModeToggled());
  // Scrolling inside a frame would also scroll the page around it.
  if (window !== window.parent) Element.prototype.scrollIntoView = () => undefined;
  root.render(
    <StrictMode>
      <Provider store={store}>
        <ServicesContext value={services}>
          <TextsContext value={texts}>
            {/* Leaves the address as it is. */}
            <MemoryRouter initialEntries={[state.path]}>
              <App />
            </MemoryRouter>
          </TextsContext>
        </ServicesContext>
      </Provider>
    </StrictMode>,
  );
}
