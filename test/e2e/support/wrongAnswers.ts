import type { Answer } from './staticHost';

/** Answers with something to be cached, by default as a healthy host would. */
const cached =
  (type: string, body: (file: () => Buffer) => Buffer | string, status = 200): Answer =>
  (response, file) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(body(file));

const page = () => '<!doctype html><title>Down for maintenance</title>';

export const asPage = cached('text/html', page);
/** Some hosts send the headers of a path with its errors too. */
export const missing = cached('text/html', page, 404);
export const cutShort = cached('text/javascript', (file) => file().subarray(0, 100));
export const empty = cached('application/json', () => '{}');
/** The file with another content type. */
export const typed = (type: string) => cached(type, (file) => file());

export const refused: Answer = (response) => response.destroy();
/** A proxy adds a script. */
export const changed: Answer = (response, file) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`${file().toString()}<script src="/toolbar.js"></script>`);
