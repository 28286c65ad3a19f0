/** The query of an address, up to what cannot stand in one. */
const QUERY = /\?[^\s)'"<>]+/g;
/** A token that is named, also where its address was encoded. */
const NAMED_TOKEN = /access_token[^\s)'"<>]*/gi;
/** Mapbox's tokens by their shape: public, secret and temporary. */
const TOKEN = /\b[pst]k\.[\w.-]+/gi;

/** A text without what may be a secret: the queries of addresses, and tokens wherever they stand. */
export const redacted = (text: string) =>
  [QUERY, NAMED_TOKEN, TOKEN].reduce((rest, secret) => rest.replace(secret, ''), text);
