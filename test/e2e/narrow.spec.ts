import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

const PATHS = [
  '/',
  '/zoomle',
  '/zoomle/archive',
  '/zoomle/challenge',
  '/dev/gallery/challenge-made',
  '/dev/gallery/challenge-end',
  '/login',
  '/privacy',
  '/about',
  '/contact',
  '/blog',
  '/blog/how-the-places-were-chosen',
  '/puzzlia',
  '/no/such/page',
];

test('no page scrolls sideways at 320 px', async ({ game, page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expect(game.title).toBeVisible();
    await game.expectNoSidewaysScrolling();
  }
});

test('a board in mid-round does not scroll sideways at 320 px', async ({ game, page }) => {
  await game.open();
  await game.guess('Peru', 'Saint Vincent and the Grenadines');
  await game.input.fill('S');
  await expect(game.options.first()).toBeVisible();
  await game.expectNoSidewaysScrolling();
  await game.input.fill('Kenya');
  await game.input.press('Enter');
  await game.expectPicture(15);
  await game.expectAtRest();
  expect(await game.picture.boundingBox()).toMatchObject({ x: 0, width: 320, height: 240 });

  // What the window cannot be scrolled to must not be cut off either.
  const cutOff = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > innerWidth);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cutOff).toEqual([]);
});

test('letters twice as large run over nothing at 320 px', async ({ game, page }) => {
  await game.open();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await game.guess('Peru');
  await game.expectPicture(17);
  await game.expectAtRest();
  const boxes = [game.picture, game.input, page.getByText('Zoom Level: 17 (2/2)')];
  const [picture, input, level] = await Promise.all(boxes.map((box) => box.boundingBox()));
  const bottomOf = (box?: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  expect(input?.y).toBeGreaterThanOrEqual(bottomOf(picture));
  expect(level?.y).toBeGreaterThanOrEqual(bottomOf(input));
});
