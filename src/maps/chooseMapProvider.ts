import { atlas } from './atlas';
import { mapbox } from './mapbox';
import type { MapProvider } from './mapProvider';

export type MapSettings = {
  readonly VITE_MAPBOX_TOKEN?: string | undefined;
  readonly VITE_MAP_PROVIDER?: 'atlas' | 'mapbox' | undefined;
  readonly VITE_MAP_BASE_URL?: string | undefined;
};

/** The chosen provider; without a choice Mapbox where there is a token, else the atlas. */
export function chooseMapProvider(settings: MapSettings): MapProvider {
  const { VITE_MAPBOX_TOKEN: token, VITE_MAP_BASE_URL: baseUrl } = settings;
  switch (settings.VITE_MAP_PROVIDER ?? (token ? 'mapbox' : 'atlas')) {
    case 'mapbox':
      return mapbox(token ?? '', baseUrl);
    case 'atlas':
      return atlas;
  }
}
