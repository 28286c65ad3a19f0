import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { minifySync } from 'vite';

/** The only script in the page itself, with the comment before it. */
const SCRIPT = /<!--[^>]*-->\s*<script>(.*?)<\/script>/s;

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const { code } = minifySync('page.js', SCRIPT.exec(page)?.[1] ?? '');

/** Minifies the script of index.html. */
export const withMinifiedScript = (html: string) =>
  html.replace(SCRIPT, () => `<script>${code}</script>`);

/** Its digest for the Content-Security-Policy. */
export const scriptDigest = `sha256-${createHash('sha256').update(code).digest('base64')}`;
