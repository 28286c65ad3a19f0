// Builds the icons from favicon.svg, and the link preview image: npm run pictures
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { launchOptions } from '../../test/e2e/playwright.config.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const publicFile = (name: string) => fileURLToPath(new URL(name, publicFolder));

/** Masks keep at least a circle of 80 %; the drawing extends beyond it. */
const SAFE = '12.5%';
const ICONS = [
  { file: 'icon-192.png', size: 192, padding: '0' },
  { file: 'icon-512.png', size: 512, padding: '0' },
  { file: 'icon-maskable.png', size: 512, padding: SAFE },
  { file: 'apple-touch-icon.png', size: 180, padding: SAFE },
];

/** The Bahamas at level 17: not a daily answer before 2029. */
const PREVIEW = `atlas/${atlasIndex.Bahamas}/17.avif`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();

const drawing = readFileSync(publicFile('favicon.svg'), 'utf8');
for (const { file, size, padding } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>
      body { margin: 0; background: #0b1f2a }
      svg { display: block; box-sizing: border-box; width: 100vw; padding: ${padding} }
    </style>${drawing}`,
  );
  await page.screenshot({ path: publicFile(file) });
}

await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(new URL('preview.html', import.meta.url).href);
await page.locator('img').evaluate(async (image, source) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('preview.html has no picture');
  image.src = source;
  await image.decode();
}, new URL(PREVIEW, publicFolder).href);
await page.screenshot({ path: publicFile('preview.jpg'), type: 'jpeg', quality: 82 });

await browser.close();
