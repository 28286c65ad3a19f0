import { describe, expect, it } from 'vitest';

import { esri } from '../../src/maps/esri';
import { mapbox } from '../../src/maps/mapbox';

const EIFFEL_TOWER = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

describe('an Esri picture', () => {
  it('has the address of one export of World Imagery, to the letter', () => {
    expect(esri().pictureUrl(EIFFEL_TOWER, 18)).toBe(
      'https://services.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/export?bbox=255231.479,6250725.582,255613.664,6251012.221&bboxSR=3857&imageSR=3857&size=640,480&format=jpg&f=image',
    );
  });

  it('shows what Mapbox’s shows', () => {
    for (const zoom of [18, 12, 4] as const) {
      expect(esri().widthKm(EIFFEL_TOWER, zoom)).toBe(mapbox('t').widthKm(EIFFEL_TOWER, zoom));
    }
  });

  it('names its sources as its terms want it', () => {
    expect(esri().credit(EIFFEL_TOWER)).toBe(
      'Powered by Esri | Esri, Vantor, Earthstar Geographics, and the GIS User Community',
    );
  });
});
