/** Everything listens on loopback, on ports below the ephemeral range. */
export const HOST = '127.0.0.1';

export const TOKEN = 'pk.test';
export const SESSION_HEADER = 'x-test-session';

/** The first of the ports. Set another to run twice at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 17_610);

export const STAND_IN_PORT = FIRST_PORT;
export const STAND_IN_URL = `http://${HOST}:${STAND_IN_PORT}`;

/** The sites under test, each on its own port. */
export const VARIANT_PORTS = {
  mapbox: FIRST_PORT + 1,
  atlas: FIRST_PORT + 2,
  public: FIRST_PORT + 3,
  // `npm run dev`.
  dev: FIRST_PORT + 4,
} as const;
export type Variant = keyof typeof VARIANT_PORTS;

/** The first of the ports of WebKit's drivers, for `npm run engines`. */
export const WEBKIT_DRIVER_PORT = FIRST_PORT + 5;

export const variantUrl = (variant: Variant) => `http://${HOST}:${VARIANT_PORTS[variant]}`;
