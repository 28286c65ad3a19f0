import { makeAtlas } from '../../src/maps/atlas';
import {
  chooseMapProviders,
  type MapSettings,
  PROVIDER_IDS,
  type ProviderId,
} from '../../src/maps/chooseMapProviders';

/** The providers that are map services: all but the atlas. */
export type ServiceId = Exclude<ProviderId, 'atlas'>;
export const SERVICE_IDS = PROVIDER_IDS.filter((id): id is ServiceId => id !== 'atlas');

/** The settings of a build for a service. */
export const settingsFor = (id: ServiceId): MapSettings => ({
  VITE_MAP_PROVIDER: id,
  VITE_MAPBOX_TOKEN: 'pk.test',
});

export function serviceOf(id: ServiceId, settings: MapSettings = {}) {
  const [service] = chooseMapProviders({ ...settingsFor(id), ...settings }, makeAtlas([]));
  if (!service) throw new Error(`There is no ${id}.`);
  return service;
}
