/** Everything listens on loopback, at ports that nothing else is likely to use. */
const HOST = '127.0.0.1';

export const TOKEN = 'pk.test';
export const SESSION_HEADER = 'x-test-session';

export const STAND_IN_PORT = 47_610;
export const STAND_IN_URL = `http://${HOST}:${STAND_IN_PORT}`;

/** The builds of the site that are tested, each served at a port of its own. */
export const VARIANT_PORTS = {
  mapbox: 47_611,
  atlas: 47_612,
  'no-token': 47_613,
  'broken-data': 47_614,
  public: 47_615,
  gibs: 47_616,
  esri: 47_617,
} as const;
export type Variant = keyof typeof VARIANT_PORTS;

export const variantUrl = (variant: Variant) => `http://${HOST}:${VARIANT_PORTS[variant]}`;
export { HOST };
