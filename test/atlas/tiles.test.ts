import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { tileReader } from '../../scripts/atlas/tiles.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zoomle-tiles-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('tiles from NASA GIBS', () => {
  let server: Server;
  let url: string;
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    // As GIBS does: the row stands before the column, and what it lacks is an XML page.
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      switch (request.url ?? '') {
        case '/best/8/5/3.jpeg':
          return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(JPEG);
        case '/best/8/5/4.jpeg':
          return response.writeHead(200, { 'Content-Type': 'text/xml' }).end('<ServiceException>');
        case '/best/8/5/5.jpeg':
          response.writeHead(200, { 'Content-Length': '100' }).write(JPEG.subarray(0, 4));
          return response.destroy();
        default:
          return response.writeHead(404).end('<ExceptionReport>');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/best`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are downloaded once and cached', async () => {
    expect(await tileReader(`${folder}/tiles`, url)(8, 3, 5)).toEqual(JPEG);
    expect(await tileReader(`${folder}/tiles`, url)(8, 3, 5)).toEqual(JPEG);
    expect(asked).toEqual(['/best/8/5/3.jpeg']);
    expect(readdirSync(join(folder, 'tiles/8/3'))).toEqual(['5.jpeg']);
  });

  it.each([
    ['missing', 6, /^Could not fetch .*\/8\/5\/6\.jpeg: status 404$/],
    ['no JPEG', 4, /^Not a whole JPEG: .*\/8\/5\/4\.jpeg$/],
    ['cut', 5, /^Could not fetch .*\/8\/5\/5\.jpeg: /],
  ])('reject a tile that is %s, by name, and cache nothing', async (_what, column, message) => {
    await expect(tileReader(`${folder}/tiles`, url)(8, column, 5)).rejects.toThrow(message);
    expect(existsSync(join(folder, 'tiles'))).toBe(false);
  });
});
