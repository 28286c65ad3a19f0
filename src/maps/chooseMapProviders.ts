// With their extensions, which vite.config.ts needs: it takes the pictures' origins from here.
import { atlas } from './atlas.ts';
import { esri } from './esri.ts';
import { gibs } from './gibs.ts';
import { mapbox } from './mapbox.ts';
import type { MapProvider } from './mapProvider';

export type MapSettings = {
  readonly VITE_MAPBOX_TOKEN?: string | undefined;
  readonly VITE_MAP_PROVIDER?: 'atlas' | 'mapbox' | 'gibs' | 'esri' | undefined;
  readonly VITE_MAP_BASE_URL?: string | undefined;
};

/**
 * The chosen provider, then what is shown while it does not answer. Without a choice Mapbox where
 * there is a token, else the atlas.
 */
export function chooseMapProviders(settings: MapSettings): readonly MapProvider[] {
  const { VITE_MAPBOX_TOKEN: token, VITE_MAP_BASE_URL: baseUrl } = settings;
  switch (settings.VITE_MAP_PROVIDER ?? (token ? 'mapbox' : 'atlas')) {
    case 'mapbox':
      // Without its token it is set up wrongly, which the atlas would hide.
      return token ? [mapbox(token, baseUrl), atlas] : [mapbox('')];
    case 'gibs':
      return [gibs(baseUrl), atlas];
    case 'esri':
      return [esri(baseUrl), atlas];
    case 'atlas':
      return [atlas];
  }
}
