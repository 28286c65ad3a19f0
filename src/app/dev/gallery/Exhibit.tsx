import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { Countries } from '../../../domain/countries';
import { paths } from '../../../routes';
import { type PageTexts, TextsContext } from '../../../texts/useTexts';
import { App } from '../../App';
import { ServicesContext } from '../../hooks';
import { galleryStore } from './galleryStore';
import type { GalleryState } from './states';

type Props = {
  readonly state: GalleryState;
  readonly countries: Countries;
  readonly texts: PageTexts;
  readonly isDark: boolean;
};

/** The whole site in one state. It has a router of its own: the address stays the exhibit's. */
export function Exhibit({ state, countries, texts, isDark }: Props) {
  const [{ store, services }] = useState(() => galleryStore(state, countries, isDark));
  return (
    <Provider store={store}>
      <ServicesContext value={services}>
        <TextsContext value={texts}>
          <MemoryRouter initialEntries={[state.path ?? paths.zoomle]}>
            <App />
          </MemoryRouter>
        </TextsContext>
      </ServicesContext>
    </Provider>
  );
}
