import { MAX_GUESSES } from '../../src/domain/round';
import { start as arabic } from '../../src/texts/ar/start';
import { start as german } from '../../src/texts/de/start';
import { devTexts } from '../../src/texts/dev';
import { later } from '../../src/texts/en/later';
import { start as english } from '../../src/texts/en/start';
import { GALLERY, goTo } from './support/gallery';
import { edgesOf } from './support/game';
import { expect, test } from './support/test';

const LANGUAGES = { '': english, '/de': german, '/ar': arabic };
const LARGE_PHONE = { width: 390, height: 844 };
const SIZES = [LARGE_PHONE, { width: 360, height: 740 }, { width: 320, height: 640 }];

test.use({ variant: 'atlas', hasTouch: true, isMobile: true, viewport: LARGE_PHONE });

for (const [prefix, { game }] of Object.entries(LANGUAGES)) {
  test(`all of a round fits a phone before its last guess, in ${prefix || 'English'}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${GALLERY}`);
    // A public build has no line for developers.
    await page.addStyleTag({ content: `[title='${devTexts.next.title}'] { display: none }` });
    const list = page.getByRole('list', { name: game.guesses, exact: true });
    const rows = list.getByRole('listitem');
    const parts = [
      page.getByRole('img').first(),
      page.getByRole('combobox'),
      page.getByRole('slider'),
    ];
    for (const state of ['last-guess', 'long-names']) {
      await goTo(page, `${prefix}${GALLERY}/${state}`);
      await expect(rows).toHaveCount(MAX_GUESSES - 1);
      for (const size of SIZES) {
        await test.step(`${state} on ${size.width}x${size.height}`, async () => {
          await page.setViewportSize(size);
          for (const part of [...parts, ...(await rows.all())]) {
            await expect(part).toBeInViewport({ ratio: 1 });
          }
          // Room for the sixth.
          const last = await edgesOf(rows.last());
          expect(last.bottom + last.height).toBeLessThanOrEqual(size.height);
          expect(await page.evaluate(() => scrollY)).toBe(0);
        });
      }
    }
  });
}

test('after a round, the slider is below the picture, and the sight above the rows', async ({
  game,
  page,
}) => {
  await page.goto(`${GALLERY}/won`);
  const views = page.getByRole('button', { name: later.recap.views.guesses });
  const parts = [
    page.getByRole('img').first(),
    game.slider,
    page.getByRole('button', { name: later.recap.share, exact: true }),
    page.getByText(later.recap.seen),
    page.getByRole('heading', { level: 2 }),
    game.rows.first(),
  ];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const edges = [];
    for (const part of parts) edges.push(await edgesOf(part));
    for (const [index, { top }] of edges.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual(edges[index]?.bottom ?? NaN);
    expect((await edgesOf(views)).top).toBe(edges[1]?.top);
  }
});

test('after a round, each of three views is named in one line', async ({ page }) => {
  for (const prefix of ['', '/de', '/it', '/ja']) {
    await page.goto(`${prefix}${GALLERY}/neighbours-named`);
    const views = page.locator('button[aria-pressed]:not(li *) > span');
    await expect(views).toHaveCount(3);
    const lines = await views.evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      }),
    );
    expect(lines, prefix).toEqual([1, 1, 1]);
  }
});

test('after a round, the buttons below each other do not touch', async ({ page }) => {
  await page.goto(GALLERY);
  for (const state of ['won', 'practice-won', 'expedition-won']) {
    await goTo(page, `${GALLERY}/${state}`);
    const picture = await edgesOf(page.getByRole('button', { name: later.sharing.picture }));
    const bonus = await edgesOf(page.getByRole('button', { name: /^Bonus/ }));
    expect(bonus.top - picture.bottom).toBeGreaterThanOrEqual(10);
  }
  await goTo(page, `${GALLERY}/challenge-map-won`);
  const picture = await edgesOf(page.getByRole('button', { name: later.sharing.picture }));
  const next = await edgesOf(page.getByRole('button', { name: later.challenge.board.next }));
  expect(Math.max(picture.left - next.right, picture.top - next.bottom)).toBeGreaterThanOrEqual(10);
});

test.describe('on a desk', () => {
  test.use({ isMobile: false });

  test('further places are right below the picture, also once one scrolls', async ({
    game,
    page,
  }) => {
    await page.goto(`${GALLERY}/won`);
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [960, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 400]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const places = await edgesOf(page.getByRole('heading', { name: /^More places/ }));
        const slider = await edgesOf(game.slider);
        expect(places.left).toBe(slider.left);
        expect(places.top).toBeGreaterThan(slider.bottom);
        expect(places.bottom).toBeLessThan(slider.bottom + 100);
      }
    }
  });
});
