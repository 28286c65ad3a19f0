import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

import { GlobalStyle } from '../../../design/GlobalStyle';
import { PageHeading } from '../../../design/PageHeading';
import { darkModeToggled } from '../../../features/ui/darkModeSlice';
import { languageRoot, parseLocation } from '../../../lib/address';
import { DARK, matchesMedia } from '../../../lib/media';
import { galleryTexts } from '../../../texts/gallery';
import { App } from '../../App';
import { loadTexts } from '../../loadTexts';
import { Providers } from '../../Providers';
import { galleryStore } from './galleryStore';
import { pseudoTexts } from './pseudoTexts';
import { galleryStates } from './states';

/** @param address the gallery's, in the page's language */
const GalleryPage = ({ address }: { readonly address: string }) => (
  <main>
    <GlobalStyle />
    <PageHeading title={galleryTexts.title} subtitle={galleryTexts.subtitle} />
    <ul>
      {Object.keys(galleryStates).map((name) => (
        <li key={name}>
          <a href={`${address}/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  </main>
);

/**
 * Lists all states, or shows the one in the address. `?language=pseudo` stretches the English texts.
 *
 * On `popstate`, shows the state of the new address without loading the site again: tests look at all of them.
 */
export async function showGallery(container: HTMLElement) {
  const root = createRoot(container);
  const { language } = parseLocation(location);
  const loaded = await loadTexts(language);
  const show = async () => {
    const { path } = parseLocation(location);
    const state = galleryStates[path.slice('/dev/gallery/'.length)];
    if (!state) {
      root.render(<GalleryPage address={`${languageRoot(language)}/dev/gallery`} />);
      return;
    }
    const isPseudo = new URLSearchParams(location.search).get('language') === 'pseudo';
    const texts = isPseudo ? await pseudoTexts(loaded) : loaded;
    const { store, services } = galleryStore(state, loaded.countries);
    if (matchesMedia(DARK)) store.dispatch(darkModeToggled());
    root.render(
      <StrictMode key={path}>
        <Providers store={store} services={services} texts={texts}>
          {/* Does not change the address. */}
          <MemoryRouter initialEntries={[state.path]}>
            <App />
          </MemoryRouter>
        </Providers>
      </StrictMode>,
    );
  };
  addEventListener('popstate', () => void show());
  await show();
}
