/** Everything listens on loopback, at ports below those that systems give to connections. */
const HOST = '127.0.0.1';

export const TOKEN = 'pk.test';
export const SESSION_HEADER = 'x-test-session';

/** The first of the ports; another lets two runs stand side by side. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 17_610);

export const STAND_IN_PORT = FIRST_PORT;
export const STAND_IN_URL = `http://${HOST}:${STAND_IN_PORT}`;

/** The builds of the site that are tested, and `npm run dev`, each served at a port of its own. */
export const VARIANT_PORTS = {
  mapbox: FIRST_PORT + 1,
  atlas: FIRST_PORT + 2,
  public: FIRST_PORT + 3,
  eox: FIRST_PORT + 4,
  esri: FIRST_PORT + 5,
  'old-release': FIRST_PORT + 6,
  'new-release': FIRST_PORT + 7,
  dev: FIRST_PORT + 8,
} as const;
export type Variant = keyof typeof VARIANT_PORTS;

/** Where `npm run engines` talks to WebKit's driver. */
export const WEBKIT_DRIVER_PORT = FIRST_PORT + 9;

export const variantUrl = (variant: Variant) => `http://${HOST}:${VARIANT_PORTS[variant]}`;
export { HOST };
