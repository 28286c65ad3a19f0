import type { Answer } from './staticImagesUrl';

/** Metres of the equator in EPSG:3857, and half of it: the edge of the square world. */
const EQUATOR = 2 * Math.PI * 6_378_137;
const EDGE = EQUATOR / 2 + 0.001;

/** The zoom of a box so many metres wide: 640 CSS pixels in tiles of 256. */
const zoomOf = (width: number) => Math.log2((EQUATOR * 640) / 256 / width);

type Service = {
  readonly path: string;
  readonly boxName: string;
  /** All other parameters, to the letter. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The game's level of a box so many metres wide. */
  readonly levelOf: (width: number) => number;
};

const SERVICES: readonly Service[] = [
  {
    path: '/wms',
    boxName: 'bbox',
    parameters: {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetMap',
      layers: 's2cloudless-2020_3857',
      styles: '',
      srs: 'EPSG:3857',
      width: '1280',
      height: '960',
      format: 'image/jpeg',
    },
    // Levels of a round are whole zooms from 12.5; those below are 8 steps from zoom 6.5 to 4.
    levelOf: (width) => {
      const zoom = zoomOf(width);
      return zoom > 6.5 - 1e-6 ? zoom + 5.5 : 12 - (6.5 - zoom) / 0.3125;
    },
  },
  {
    path: '/ArcGIS/rest/services/World_Imagery/MapServer/export',
    boxName: 'bbox',
    parameters: {
      bboxSR: '3857',
      imageSR: '3857',
      size: '640,480',
      format: 'jpg',
      f: 'image',
    },
    levelOf: (width) => Math.log2((EQUATOR * 1280) / 512 / width),
  },
];

const malformed = (message: string): Answer => ({ status: 400, message });

/** Reads an address as EOX or Esri would, and stricter; null for an address of none. */
export function parseBoxUrl(address: string): Answer | null {
  const { pathname, searchParams } = new URL(address, 'http://stand-in');
  const service = SERVICES.find(({ path }) => path === pathname);
  if (!service) return null;
  const { [service.boxName]: box = '', ...parameters } = Object.fromEntries(searchParams);
  const expected = Object.entries(service.parameters);
  const wrong = expected.find(([name, value]) => parameters[name] !== value);
  if (wrong) return malformed(`Not ${wrong.join('=')}`);
  if (Object.keys(parameters).length !== expected.length) return malformed('Too many parameters');
  const numbers = box.split(',').map(Number);
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isBox = numbers.length === 4 && west < east && south < north;
  if (!isBox || numbers.some((metres) => Math.abs(metres) > EDGE)) {
    return malformed(`Not a box of EPSG:3857: ${box}`);
  }
  if (Math.abs((north - south) / (east - west) - 0.75) > 1e-5) return malformed('Not 4:3');
  const level = service.levelOf(east - west);
  if (!(Math.abs(level - Math.round(level)) < 1e-4)) return malformed(`No level: ${level}`);
  return { zoom: Math.round(level) };
}
