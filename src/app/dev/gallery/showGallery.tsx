import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { styled } from 'styled-components';

import { GlobalStyle } from '../../../design/GlobalStyle';
import { PageHeading } from '../../../design/PageHeading';
import { darkModeToggled } from '../../../features/ui/darkModeSlice';
import { basename, parseLocation } from '../../../lib/address';
import { galleryTexts } from '../../../texts/gallery';
import { TextsContext } from '../../../texts/useTexts';
import { App } from '../../App';
import { ServicesContext } from '../../hooks';
import { loadTexts } from '../../loadTexts';
import { galleryStore } from './galleryStore';
import { pseudoTexts } from './pseudoTexts';
import { galleryStates } from './states';

/** The screens that a state is shown on, in CSS pixels. */
const SCREENS = [
  { size: 'phone', width: 390, height: 844 },
  { size: 'laptop', width: 1366, height: 768 },
];
const VIEWS = SCREENS.flatMap((screen) => ['light', 'dark'].map((theme) => ({ ...screen, theme })));

const Page = styled.main`
  padding: 16px;

  section {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }

  h2 {
    flex-basis: 100%;
    margin-top: 32px;
    font-size: 1.1rem;
  }
`;

/** A screen at half its size. */
const Frame = styled.iframe`
  flex: none;
  margin: 0 ${({ width }) => Number(width) / -2}px ${({ height }) => Number(height) / -2}px 0;
  border: 0;
  transform: scale(0.5);
  transform-origin: 0 0;
`;

/**
 * All states side by side, each in frames: widths, themes and dialogs belong to a page.
 * @param address the gallery's, in the language of the page
 */
const GalleryPage = ({ address }: { readonly address: string }) => (
  <Page>
    <GlobalStyle />
    <PageHeading title={galleryTexts.title} subtitle={galleryTexts.subtitle} />
    {Object.keys(galleryStates).map((name) => (
      <section key={name}>
        <h2>
          <a href={`${address}/${name}`}>{name}</a>
        </h2>
        {VIEWS.map(({ size, theme, ...screen }) => (
          <Frame
            key={size + theme}
            {...screen}
            title={galleryTexts.frame(name, size, theme)}
            src={`${address}/${name}?theme=${theme}`}
            loading="lazy"
          />
        ))}
      </section>
    ))}
  </Page>
);

/**
 * Shows all states, or the one named by the address, in the language of the page and the theme of the
 * query. With `language=pseudo` in the query, the texts are stretched English.
 */
export async function showGallery(container: HTMLElement) {
  const root = createRoot(container);
  const { language, path } = parseLocation(location);
  const state = galleryStates[path.slice('/dev/gallery/'.length)];
  if (!state) {
    root.render(<GalleryPage address={`${basename(language)}/dev/gallery`} />);
    return;
  }
  const loaded = await loadTexts(language);
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  const texts = query.get('language') === 'pseudo' ? await pseudoTexts(loaded) : loaded;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const { store, services } = galleryStore(state, loaded.countries);
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
