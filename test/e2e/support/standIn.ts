import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import sharp from 'sharp';

import type { ServiceId } from '../../support/mapServices';
import { HOST, SESSION_HEADER, STAND_IN_PORT, TOKEN } from './addresses';

const BOX = String.raw`(-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+)`;

/** The addresses of each service as the site writes them, with the zoom or the box that they ask for. */
const ADDRESSES: Readonly<Record<ServiceId, RegExp>> = {
  mapbox: new RegExp(
    String.raw`^/styles/v1/mapbox/satellite-v9/static/-?[\d.]+,-?[\d.]+,(\d+),0/1280x960@2x\?access_token=${TOKEN}$`,
  ),
  eox: new RegExp(
    String.raw`^/wms\?service=WMS&version=1\.1\.1&request=GetMap&layers=s2cloudless-2020_3857&styles=&srs=EPSG:3857&bbox=${BOX}&width=1280&height=960&format=image/jpeg$`,
  ),
  esri: new RegExp(
    String.raw`^/ArcGIS/rest/services/World_Imagery/MapServer/export\?bbox=${BOX}&bboxSR=3857&imageSR=3857&size=640,480&format=jpg&f=image$`,
  ),
};

/** The width of EPSG:3857 in metres. */
const WORLD_M = 40_075_017;

/** The zoom that a service's address asks for: of a box, the one at which it is about a tile wide. */
function zoomOf(url: string) {
  const views = Object.values(ADDRESSES).flatMap((address) => address.exec(url)?.[1] ?? []);
  const [first, , east] = (views[0] ?? '').split(',').map(Number);
  if (!first) return null;
  return east === undefined ? first : Math.round(Math.log2(WORLD_M / (east - first)));
}

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
  const zoom = zoomOf(url);
  session.requests.push({ url, zoom });
  if (zoom) answer(session, zoom, response);
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
