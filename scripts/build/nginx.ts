import { LANGUAGE_CODES, prefixOf } from '../../src/texts/languages.ts';
import type { Environment } from './environment.ts';
import { securityHeaders } from './headers.ts';

/** The languages' folders, as a group of a regular expression: empty for English. */
const LANGUAGE = `((?:${LANGUAGE_CODES.map(prefixOf).filter(Boolean).join('|')})?)`;

/** Named after the base path, so that several copies of the site can share a host. */
export const nginxFile = (base: string) =>
  `${['zoomle', ...base.split('/').filter(Boolean)].join('-')}.conf`;

/**
 * The nginx configuration of the built site, to include in a `server`. It says nothing outside its base path,
 * and lies in locations: those of another site in the same server do not apply to it, nor the reverse.
 */
export function nginxConf(settings: Environment) {
  const base = (settings.VITE_BASE_PATH ?? '/').slice(0, -1);
  const path = base.replaceAll('.', '\\.');
  // Wherever one is added, nginx drops those of the outer level.
  const headers = (cache: string, indent = '    ') =>
    [
      ...Object.entries(securityHeaders(settings)).map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
      `add_header Cache-Control ${cache};`,
    ].join(`\n${indent}`);
  const withoutSlash = `
location = ${base} {
    absolute_redirect off;
    return 301 ${base}/;
}
`;
  return `# Written by the build: include it in a server, and reload nginx after each release.
${base && withoutSlash}
location ^~ ${base}/ {
    root /srv/zoomle/site;
    server_tokens off;
    # The build writes a.js.gz next to a.js, and a.js.br for "brotli_static on".
    gzip_static on;
    gzip_vary on;
    error_page 404 @zoomle${base};
    ${headers('no-cache')}

    # Every page is a file.
    rewrite ^(.+)/$ $1 break;
    try_files $uri $uri.html $uri/index.html =404;

    # Apart from past days, which share one.
    location ~ "^${path}${LANGUAGE}/zoomle/\\d{4}-\\d\\d-\\d\\d/?$" {
        try_files ${base}$1/shell.html =404;
    }

    # Content-hashed files never change.
    location ~ ^${path}/(assets|atlas)/ {
        ${headers('"public, max-age=31536000, immutable"', ' '.repeat(8))}
        try_files $uri =404;
    }

    location ~ /manifest\\.webmanifest$ {
        default_type application/manifest+json;
    }

    # Configuration for other hosts.
    location ~ ^/_(headers|redirects)$ {
        return 404;
    }
}

# With status 404, in the address's language. Browsers must not keep errors.
location @zoomle${base} {
    root /srv/zoomle/site;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    ${headers('no-store always')}
    rewrite ^${path}${LANGUAGE}/ ${base}$1/404.html break;
}
`;
}
