import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import sharp from 'sharp';

import { HOST, SESSION_HEADER, STAND_IN_PORT, TOKEN } from './addresses';

/** An address of the Mapbox Static Images API as the site writes it. */
const ADDRESS = new RegExp(
  String.raw`^/styles/v1/mapbox/satellite-v9/static/-?[\d.]+,-?[\d.]+,(\d+),0/1280x960@2x\?access_token=${TOKEN}$`,
);

/**
 * How requests for pictures are answered: with a picture; `hold`: only when another behaviour is set;
 * `torn`: by closing the connection in mid-picture.
 */
export type Behaviour = 'picture' | 'hold' | 'torn';

/** A request, without a zoom level if the service would refuse it. */
export type MapRequest = { readonly url: string; readonly zoom: number | null };

type Session = { behaviour: Behaviour; requests: MapRequest[]; held: (() => void)[] };

/** One session per test, so that concurrent tests do not see each other's requests. */
const sessions = new Map<string, Session>();

function sessionOf(id: string): Session {
  const session = sessions.get(id) ?? { behaviour: 'picture', requests: [], held: [] };
  sessions.set(id, session);
  return session;
}

/** Sends the first bytes of a picture, in a colour for each zoom level. */
async function sendPicture(response: ServerResponse, zoom: number, bytes: number) {
  const background = { r: zoom * 10, g: 80, b: 255 - zoom * 10 };
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  const body = await picture.png().toBuffer();
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': body.length,
    'cache-control': 'max-age=43200',
  });
  response.write(body.subarray(0, bytes), () => {
    if (bytes < body.length) response.destroy();
    else response.end();
  });
}

function answer(session: Session, zoom: number, response: ServerResponse) {
  if (session.behaviour === 'hold') session.held.push(() => answer(session, zoom, response));
  else void sendPicture(response, zoom, session.behaviour === 'torn' ? 100 : Infinity);
}

/** For tests: PUT sets a session's behaviour, GET returns its requests, DELETE ends it. */
async function control(id: string, request: IncomingMessage, response: ServerResponse) {
  const session = sessionOf(id);
  if (request.method === 'PUT') {
    session.behaviour = JSON.parse(await text(request)) as Behaviour;
    for (const release of session.held.splice(0)) release();
  }
  if (request.method === 'DELETE') sessions.delete(id);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(session.requests));
}

function handle(request: IncomingMessage, response: ServerResponse) {
  const { url = '', headers } = request;
  if (url.startsWith('/control/')) {
    void control(url.slice('/control/'.length), request, response);
    return;
  }
  // Chromium silently repeats a request when a reused connection is cut.
  response.shouldKeepAlive = false;
  const session = sessionOf(headers[SESSION_HEADER]?.toString() ?? '');
  const [, zoom = null] = ADDRESS.exec(url) ?? [];
  session.requests.push({ url, zoom: zoom === null ? null : Number(zoom) });
  if (zoom) answer(session, Number(zoom), response);
  else response.writeHead(404).end();
}

export async function startStandIn() {
  const server = createServer(handle);
  server.listen(STAND_IN_PORT, HOST);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
