/** Everything listens on loopback, at ports below the ephemeral range. */
export const HOST = '127.0.0.1';

export const TOKEN = 'pk.test';
export const SESSION_HEADER = 'x-test-session';

/** The first of the ports; set another to run twice at a time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 17_610);

export const STAND_IN_PORT = FIRST_PORT;
export const STAND_IN_URL = `http://${HOST}:${STAND_IN_PORT}`;

/** The sites that are tested, each at a port of its own. */
export const VARIANT_PORTS = {
  mapbox: FIRST_PORT + 1,
  atlas: FIRST_PORT + 2,
  public: FIRST_PORT + 3,
  // The build of the atlas, which tests replace with the next release.
  release: FIRST_PORT + 4,
  // `npm run dev`. Last: it reads NODE_ENV while it serves, and builds set that.
  dev: FIRST_PORT + 5,
} as const;
export type Variant = keyof typeof VARIANT_PORTS;

/** The first of the ports at which `npm run engines` talks to WebKit's drivers. */
export const WEBKIT_DRIVER_PORT = FIRST_PORT + 6;

export const variantUrl = (variant: Variant) => `http://${HOST}:${VARIANT_PORTS[variant]}`;
