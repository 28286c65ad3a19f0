import type { MapProvider } from './mapProvider';

/** Replaces the token in the state, and so in every log. */
const MASK = '{token}';

/** A provider's address without its token. */
export const withoutToken = (url: string, { token }: MapProvider): string =>
  token ? url.replace(encodeURIComponent(token), MASK) : url;

/** A picture's real address, with the token of the provider that needs one. */
export const withToken = (url: string, providers: readonly MapProvider[]): string =>
  url.replace(MASK, () => {
    const token = providers.find((provider) => provider.token)?.token;
    return token ? encodeURIComponent(token) : MASK;
  });
