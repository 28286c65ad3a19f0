import { MAX_EXPORT_SIZE, type Refusal } from '../../domain/exportFormat';
import { plainText } from '../../domain/pastedText';

const VERSION = 1;

/** Deflate expands at most a thousandfold: a slice yields at most a megabyte. */
const SLICE_BYTES = 1000;

/** Streams slices on demand, so that the reader can stop early. */
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
 * Encodes a text to survive mail and chat: `zoomle1.`, then base64url (RFC 4648) of gzip (RFC 1952), which
 * detects typos by its checksum.
 */
export async function packExport(text: string): Promise<string> {
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

/** A code's prefix, and the words after it: mail wraps codes into lines. */
const CODE = /zoomle(\d+)\.(?=([ \w-]*))/gi;

/** Words after a code that may belong to it; a signature may look the same. */
const MAX_WORDS_AFTER = 30;

/** Unpacks the longest run of words with a valid checksum. */
async function unpackWords(words: readonly string[]): Promise<Unpacked> {
  const counts = words.map((_word, left) => words.length - left).slice(0, MAX_WORDS_AFTER);
  for (const count of [...counts, 1]) {
    // Null: not base64, not gzip, truncated, or a wrong checksum.
    const unpacked = await unpack(words.slice(0, count).join('')).catch(() => null);
    if (unpacked) return unpacked;
  }
  return { refusal: 'damaged' };
}

/**
 * Finds and decodes a code within any pasted text. A text without a code is returned plain: it may be an
 * export.
 */
export async function unpackExport(input: string): Promise<Unpacked> {
  if (input.length > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  const text = plainText(input);
  let outcome: Unpacked = { text };
  for (const [, version, code = ''] of text.replace(/\p{Pd}/gu, '-').matchAll(CODE)) {
    outcome = Number(version) > VERSION ? { refusal: 'newer' } : await unpackWords(code.split(' '));
    if ('text' in outcome) break;
  }
  return outcome;
}
