import type { UnknownAction } from '@reduxjs/toolkit';

import data from '../../../data/countries_with_mapLocations.json';
import type { Countries } from '../../../domain/countries';
import { makeStore } from '../../../store/makeStore';
import type { Services } from '../../../store/services';
import { loadEarth, loadFacts, loadNeighbours, loadOutline, loadPicture } from '../../atlasFiles';
import { stubServices } from '../../stubServices';
import { atlas, type GalleryState, NOW } from './states';

const places = Promise.resolve<Countries>(data);

/**
 * A store that real events have brought into a state. It is playable, but its clock stands still, and it does
 * not touch the player's storage.
 */
export function galleryStore(state: Omit<GalleryState, 'path'>, countries: Countries) {
  const services: Services = {
    ...stubServices,
    now: () => NOW,
    countries,
    loadPlaces: () => places,
    loadFacts: (country) => loadFacts(atlas, country),
    loadOutline: (country) => loadOutline(atlas, country),
    loadNeighbours: (country) => loadNeighbours(atlas, country),
    loadPicture,
    loadEarth: () => loadEarth(() => undefined),
    atlas,
    mapProviders: [atlas],
    ...state.services,
  };
  const store = makeStore(services);
  for (const step of state.steps) store.dispatch(step as UnknownAction);
  return { store, services };
}
