import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { addDays } from '../../src/domain/calendar';
import { dailyCountry } from '../../src/domain/countries';
import type { Rounds } from '../../src/domain/rounds';
import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { later as arabic } from '../../src/texts/ar/later';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { aRound, utcDate } from '../support/builders';
import { storedTexts } from '../support/stored';
import { expect, test } from './support/test';
import { answerOf, challengeOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

const SIZE = { width: 1200, height: 1500 };
/** Where the satellite picture is. */
const PICTURE = { left: 48, top: 48, width: 1104, height: 828 };

/** The rounds of a country that guesses with the given names have ended. */
function ended(answer: string, ...guesses: string[]) {
  const [country, ...others] = [answer, ...guesses].map((name) => {
    const found = countries.find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  });
  return country && aRound(country, ...others);
}
const LOST = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada'];

const TODAY = utcDate(NOON.slice(0, 10));

async function store(page: Page, rounds: Rounds) {
  await page.addInitScript(
    (items) => {
      for (const [key, text] of items) localStorage.setItem(key, text);
    },
    [...storedTexts({ rounds })],
  );
}

/** Opens a page at noon and saves the picture that a button shares. */
async function savedPicture(page: Page, path: string, button: string) {
  await page.clock.setFixedTime(NOON);
  await page.goto(path);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await downloading;
  const picture = sharp(await download.path()).removeAlpha();
  expect(await picture.metadata()).toMatchObject(SIZE);
  return { name: download.suggestedFilename(), picture };
}

const atlasFile = (answer: string) =>
  sharp(`public/atlas/${(atlasIndex as Record<string, string>)[answer]}/18.avif`);

/** Pearson's, of the shades of two pictures. */
async function correlation(...pictures: Sharp[]) {
  const [a = [], b = []] = await Promise.all(
    pictures.map(async (picture) => {
      const shades = await picture.greyscale().resize(160, 120, { fit: 'fill' }).raw().toBuffer();
      const mean = shades.reduce((sum, shade) => sum + shade) / shades.length;
      return Array.from(shades, (shade) => shade - mean);
    }),
  );
  const product = (x: number[], y: number[]) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? NaN), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

test('the last of 1,000 days is shared as a picture, in Arabic', async ({ page }) => {
  const days = Array.from({ length: 1000 }, (_, index) => addDays(TODAY, -index));
  const rounds = days.map((date) => {
    const answer = dailyCountry(countries, date, 0)?.name ?? '';
    return [`daily:${date}`, ended(answer, 'Peru', 'Kenya', answer)];
  });
  await store(page, Object.fromEntries(rounds) as Rounds);
  const { name, picture } = await savedPicture(page, '/ar/zoomle', arabic.sharing.picture);
  expect(name).toBe(`zoomle-${TODAY}.png`);
  const part = picture.clone().extract(PICTURE);
  expect(await correlation(part, atlasFile(answerOf(NOON).name))).toBeGreaterThan(0.9);
});

test('outside its picture, a picture to share does not depend on the answer', async ({ page }) => {
  const black = { input: { create: { ...PICTURE, channels: 3, background: '#000' } } } as const;
  const outsides: Buffer[] = [];
  for (const answer of ['Iceland', 'Maldives']) {
    await store(page, { 'archive:2026-11-01': ended(answer, ...LOST) } as Rounds);
    const { name, picture } = await savedPicture(page, '/zoomle/2026-11-01', later.sharing.picture);
    expect(name).toBe('zoomle-2026-11-01.png');
    outsides.push(
      await picture
        .composite([{ ...black, ...PICTURE }])
        .raw()
        .toBuffer(),
    );
  }
  expect(outsides[0]?.equals(outsides[1] ?? Buffer.of())).toBe(true);
});

test('a challenge and practice share pictures too', async ({ page }) => {
  const names = ['Peru', 'France', 'Germany', 'Nepal', 'Chad'];
  const code = challengeOf(names);
  const maps = names.map((name, index) => [`challenge:${code}:${index + 1}`, ended(name, ...LOST)]);
  await store(page, Object.fromEntries(maps) as Rounds);
  const path = `/zoomle/challenge/play#${code}`;
  expect((await savedPicture(page, path, later.sharing.picture)).name).toBe('zoomle-challenge.png');
  await page.goto('/zoomle/practice');
  await page.getByRole('button', { name: start.game.revealAnswer }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: later.sharing.picture }).click();
  expect((await downloading).suggestedFilename()).toBe('zoomle-practice.png');
});

test('a month is shared as a mosaic of its days with a mark a guess, lost ones dim and unplayed ones empty', async ({
  page,
}) => {
  await store(page, {
    'daily:2026-11-03': ended('Egypt', 'Peru', 'Egypt'),
    'archive:2026-11-04': ended('Egypt', ...LOST),
  } as Rounds);
  const { name, picture } = await savedPicture(page, '/zoomle/archive', 'Share November');
  expect(name).toBe('zoomle-2026-11.png');
  // The second row has November 2 to 8.
  const tile = (column: number) =>
    picture.clone().extract({ left: 48 + column * 159, top: 366, width: 150, height: 150 });
  const middle = atlasFile('Egypt').extract({ left: 100, top: 0, width: 600, height: 600 });
  const light = async (column: number) =>
    (await tile(column).raw().toBuffer()).reduce((sum, channel) => sum + channel);
  expect(await correlation(tile(1), middle.clone())).toBeGreaterThan(0.9);
  expect(await correlation(tile(2), middle)).toBeGreaterThan(0.9);
  expect(await light(2)).toBeLessThan(0.7 * (await light(1)));
  expect(new Set(await tile(3).raw().toBuffer())).toEqual(new Set([0x0f, 0x22, 0x30]));
  /** The colour below a tile, at the middle of each mark that may be there. */
  const belowTile = (column: number) =>
    Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (index) => {
        const left = 56 + column * 159 + index * 23;
        const pixel = picture.clone().extract({ left, top: 534, width: 1, height: 1 });
        return (await pixel.raw().toBuffer()).toString('hex');
      }),
    );
  const [mark, ground] = ['3fc380', '07131b'];
  expect(await belowTile(1)).toEqual([mark, mark, ground, ground, ground, ground]);
  expect(await belowTile(2)).not.toContain(mark);
  // Days to come are not there: from the first tile of the last row on, November 30.
  const toCome = picture.clone().extract({ left: 48, top: 1110, width: 150, height: 150 });
  expect(new Set(await toCome.raw().toBuffer())).toEqual(new Set([0x07, 0x13, 0x1b]));
});
