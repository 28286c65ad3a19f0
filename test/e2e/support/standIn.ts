import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { HOST, SESSION_HEADER, STAND_IN_PORT } from './addresses';
import { parseBoxUrl } from './boxUrl';
import { picture } from './picture';
import { parseStaticImagesUrl } from './staticImagesUrl';

/**
 * How pictures are answered: with a picture; with a status; `hold`: not until another behaviour is
 * set; `hang`: never; `cut`: the connection is closed unanswered; `torn`: in mid-picture;
 * `text`: something that says it is no picture; `noise`: something that only says it is one.
 */
export type Behaviour = 'picture' | 'hold' | 'hang' | 'cut' | 'torn' | 'text' | 'noise' | number;

/** A request as the stand-in saw it; `problem` says what is wrong with its address. */
export type MapRequest = {
  readonly url: string;
  readonly zoom: number | null;
  readonly problem: string | null;
};

type Session = { behaviour: Behaviour; requests: MapRequest[]; held: (() => void)[] };

/** One session a test, so that tests that run at the same time do not see each other. */
const sessions = new Map<string, Session>();

function sessionOf(id: string): Session {
  const session = sessions.get(id) ?? { behaviour: 'picture', requests: [], held: [] };
  sessions.set(id, session);
  return session;
}

function sendMessage(response: ServerResponse, status: number, message: string) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ message }));
}

function sendPicture(response: ServerResponse, body: Buffer, bytesSent = body.length) {
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': body.length,
    'cache-control': 'max-age=43200',
  });
  response.write(body.subarray(0, bytesSent), () => {
    if (bytesSent < body.length) response.destroy();
    else response.end();
  });
}

function answer(session: Session, zoom: number, response: ServerResponse) {
  const { behaviour } = session;
  if (typeof behaviour === 'number') {
    sendMessage(response, behaviour, `Told to answer ${behaviour}`);
    return;
  }
  switch (behaviour) {
    case 'picture':
      sendPicture(response, picture(zoom));
      return;
    case 'hold':
      session.held.push(() => {
        answer(session, zoom, response);
      });
      return;
    case 'hang':
      return;
    case 'cut':
      response.destroy();
      return;
    case 'torn':
      sendPicture(response, picture(zoom), 100);
      return;
    case 'text':
      sendMessage(response, 200, 'This is no picture');
      return;
    case 'noise':
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
      response.end('This is no picture');
  }
}

/** For tests: PUT sets a session's behaviour, GET gives its requests, DELETE ends it. */
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
  // Chromium sends a request again, unseen, when a connection that was used before is cut.
  response.shouldKeepAlive = false;
  const session = sessionOf(headers[SESSION_HEADER]?.toString() ?? '');
  const parsed = parseBoxUrl(url) ?? parseStaticImagesUrl(url);
  const isGood = 'zoom' in parsed && request.method === 'GET';
  const problem = isGood ? null : 'message' in parsed ? parsed.message : 'Not a GET';
  session.requests.push({ url, zoom: isGood ? parsed.zoom : null, problem });
  if (isGood) answer(session, parsed.zoom, response);
  else sendMessage(response, 'status' in parsed ? parsed.status : 405, problem ?? '');
}

/** Starts the server that stands in for the map services. */
export async function startStandIn() {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(STAND_IN_PORT, HOST, resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
}
