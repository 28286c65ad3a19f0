import { MAX_EXPORT_SIZE } from '../../domain/exportFormat';
import type { Refusal } from '../../domain/parseExport';

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
export async function packExport(text: string): Promise<string> {
  // Without the API, the text itself: `unpackExport` accepts that too.
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

/** A code's mark, and the words after it that may be code: mail wraps a code into lines, and quotes them. */
const CODE = /zoomle(\d+)\.(?=([\s>\w-]*))/gi;

/** How many words after a code may look like more of it: a signature. */
const MAX_WORDS_AFTER = 30;

/** Unpacks as many of the words as have the right checksum, or else the first alone. */
async function unpackWords(words: readonly string[]): Promise<Unpacked> {
  const counts = words.map((_word, left) => words.length - left).slice(0, MAX_WORDS_AFTER);
  for (const count of [...counts, 1]) {
    // Not base64, not gzip, truncated, or a wrong checksum.
    const unpacked = await unpack(words.slice(0, count).join('')).catch(() => null);
    if (unpacked) return unpacked;
  }
  return { refusal: 'damaged' };
}

/**
 * Finds and decodes a code in a text, whatever is around it, and whatever mail, chats and phones do to it:
 * line breaks, quotation marks, a capital, invisible characters, typographic hyphens. A text without a code
 * is returned trimmed: it may be a pasted export.
 */
export async function unpackExport(input: string): Promise<Unpacked> {
  if (input.length > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  const text = input.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-');
  let outcome: Unpacked = { text: input.trim() };
  for (const [, version, code = ''] of text.matchAll(CODE)) {
    outcome =
      Number(version) > VERSION ? { refusal: 'newer' } : await unpackWords(code.split(/[\s>]+/));
    if ('text' in outcome) break;
  }
  return outcome;
}
