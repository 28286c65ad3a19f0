import type { MapProvider } from './mapProvider';

/** Stands for a token where others may read an address: in the state, and so in every log of it. */
const MASK = '{token}';

/** A provider's address without its token. */
export const withoutToken = (url: string, { token }: MapProvider): string =>
  token ? url.replace(encodeURIComponent(token), MASK) : url;

/** The address that a picture is fetched from: with the token of the provider that wants one. */
export const withToken = (url: string, providers: readonly MapProvider[]): string =>
  url.replace(MASK, () => {
    const token = providers.find((provider) => provider.token)?.token;
    return token ? encodeURIComponent(token) : MASK;
  });
