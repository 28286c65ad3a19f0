// Imports have extensions because vite.config.ts reads the pictures' origins from here.
import type { Atlas } from './atlas';
import { eox } from './eox.ts';
import { esri } from './esri.ts';
import { mapbox } from './mapbox.ts';
import type { MapProvider } from './mapProvider';

/** The environment variables that providers take. */
type ProviderSettings = {
  readonly VITE_MAPBOX_TOKEN?: string | undefined;
  readonly VITE_MAP_BASE_URL?: string | undefined;
};

/** Every provider by its id, the value of `VITE_MAP_PROVIDER`. */
const PROVIDERS = {
  atlas: (_settings, atlas) => atlas,
  mapbox: ({ VITE_MAPBOX_TOKEN = '', VITE_MAP_BASE_URL }) =>
    mapbox(VITE_MAPBOX_TOKEN, VITE_MAP_BASE_URL),
  eox: ({ VITE_MAP_BASE_URL }) => eox(VITE_MAP_BASE_URL),
  esri: ({ VITE_MAP_BASE_URL }) => esri(VITE_MAP_BASE_URL),
} satisfies Record<string, (settings: ProviderSettings, atlas: Atlas) => MapProvider>;

export type ProviderId = keyof typeof PROVIDERS;
export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[];

export type MapSettings = ProviderSettings & {
  readonly VITE_MAP_PROVIDER?: ProviderId | undefined;
};

/** The chosen provider, by default Mapbox if there is a token, else the atlas; then its fallback. */
export function chooseMapProviders(settings: MapSettings, atlas: Atlas): readonly MapProvider[] {
  const id = settings.VITE_MAP_PROVIDER ?? (settings.VITE_MAPBOX_TOKEN ? 'mapbox' : 'atlas');
  const provider = PROVIDERS[id](settings, atlas);
  // A fallback would hide a missing token.
  const hasFallback = provider !== atlas && provider.token !== '';
  return hasFallback ? [provider, atlas] : [provider];
}
