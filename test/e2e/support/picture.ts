import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 240;

/** Fields of the PNG header: 8 bits a channel, RGB, and the only methods there are. */
const BIT_DEPTH = 8;
const RGB = 2;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4 + body.length + 4);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A PNG of the map's 4:3, in one colour that is different for every zoom level. */
export function picture(zoom: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([BIT_DEPTH, RGB, 0, 0, 0], 8);
  const colour = [zoom * 10, 80, 255 - zoom * 10];
  // Every line starts with its filter, 0 for none.
  const line = Buffer.from([0, ...Array.from({ length: WIDTH }, () => colour).flat()]);
  const lines = Buffer.concat(Array.from({ length: HEIGHT }, () => line));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
