import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { Countries } from '../../domain/countries';
import { paths } from '../../pages/paths';
import { App } from '../App';
import { stillWorld, WorldContext } from '../hooks';
import { galleryStore } from './galleryStore';
import type { GalleryState } from './states';
import { NOW } from './steps';

type Props = {
  readonly state: GalleryState;
  readonly countries: Countries;
  readonly isDark: boolean;
};

/** The whole site in one state. Its addresses are its own: the page's stays that of the exhibit. */
export function Exhibit({ state, countries, isDark }: Props) {
  const [made] = useState(() => galleryStore(state, countries, isDark));
  const [world] = useState({
    ...stillWorld,
    countries: made.countries,
    loadPlaces: () => Promise.resolve(made.countries),
    now: () => NOW,
    devTools: true,
  });
  return (
    <Provider store={made.store}>
      <WorldContext value={world}>
        <MemoryRouter initialEntries={[state.path ?? paths.zoomle]}>
          <App />
        </MemoryRouter>
      </WorldContext>
    </Provider>
  );
}
