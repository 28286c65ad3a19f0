import type { MapProvider } from './mapProvider';

/** Stands for the token in addresses, and so in the state and in every log. */
export const TOKEN_MASK = '{token}';

/** A picture's real address, with the token of the provider that needs one. */
export const withToken = (url: string, providers: readonly MapProvider[]): string =>
  url.replace(TOKEN_MASK, encodeURIComponent(providers.find(({ token }) => token)?.token ?? ''));
