import type { Refusal } from '../../domain/parseProgress';
import { MAX_EXPORT_SIZE } from '../../domain/progress';

const VERSION = 1;

/** Deflate expands at most about a thousandfold, so a slice yields at most a megabyte. */
const SLICE_BYTES = 1000;

/** Streams the bytes slice by slice on demand, so that the reader can stop early. */
function slices(bytes: Uint8Array<ArrayBuffer>) {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + SLICE_BYTES));
      at += SLICE_BYTES;
      if (at >= bytes.length) controller.close();
    },
  });
}

/**
 * Encodes a text to survive mail and chat: `zoomle1.`, then base64url (RFC 4648) of gzip (RFC 1952),
 * whose checksum reveals typos.
 */
export async function packProgress(text: string): Promise<string> {
  // Without the API, the text itself: `unpackProgress` accepts that too.
  if (typeof CompressionStream === 'undefined') return text;
  const packed = slices(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const base64url = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `zoomle${VERSION}.${base64url}`;
}

type Unpacked = { readonly text: string } | { readonly refusal: Refusal };

async function unpack(base64url: string): Promise<Unpacked> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const reader = slices(bytes)
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  while (text.length <= MAX_EXPORT_SIZE) {
    const { done, value } = await reader.read();
    if (done) return { text };
    text += value;
  }
  void reader.cancel();
  return { refusal: 'oversized' };
}

/**
 * Decodes a code, ignoring white space, which mail adds. A text that is no code is returned as it is:
 * it may be a pasted export.
 */
export async function unpackProgress(input: string): Promise<Unpacked> {
  if (input.length > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  const [, version, code] = /^zoomle(\d+)\.(.*)$/.exec(input.replace(/\s/g, '')) ?? [];
  if (version === undefined || code === undefined) return { text: input };
  if (Number(version) > VERSION) return { refusal: 'newer' };
  try {
    return await unpack(code);
  } catch {
    // Not base64, not gzip, truncated, or a wrong checksum.
    return { refusal: 'damaged' };
  }
}
