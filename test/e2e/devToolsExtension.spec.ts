import type { BrowserContext } from '@playwright/test';

import { devTexts } from '../../src/texts/dev';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { expectStored, storedText } from './faults/stored';
import { DevToolsPanel, EXTENSION, launchWithExtension } from './support/devToolsPanel';
import type { Game } from './support/game';
import { expect, test as base } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

type Fixtures = { readonly panel: DevToolsPanel };

const test = base.extend<Fixtures, { readonly extended: BrowserContext }>({
  extended: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
    async ({}, provide) => {
      const context = await launchWithExtension();
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ baseURL, extended }, provide) => {
    await provide(extended);
    // The browser ends with its last page.
    const [blank, ...pages] = extended.pages();
    for (const page of pages) await page.close();
    const devTools = blank && (await extended.newCDPSession(blank));
    await devTools?.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'all',
    });
  },
  panel: async ({ context }, provide) => {
    await provide(new DevToolsPanel(await context.newPage()));
  },
});

// In one browser: to start it with the extension takes as long as a test.
test.describe.configure({ mode: 'default' });
test.skip(!EXTENSION, 'DEVTOOLS_EXTENSION is not a folder with Redux DevTools, unpacked');
test.use({ variant: 'atlas' });

const [first = '', second = '', third = ''] = wrongNames(3);

/** Makes two guesses, the first letters one by one. */
async function play(game: Game, panel: DevToolsPanel, site = '') {
  await game.open({ path: `${site}/zoomle` });
  await panel.open();
  await game.page.getByRole('button', { name: start.help.play, exact: true }).click();
  await game.input.pressSequentially(first.slice(0, 2));
  await game.guess(first, second);
  await panel.expectCount('game/guessMade', 2);
  await panel.expectCount('game/outlineLoaded', 1);
  return panel.names();
}

test('DevTools imports its own export, and Persist restores it', async ({
  baseURL,
  game,
  page,
  panel,
}) => {
  const exported = await play(game, panel, baseURL);
  const file = await panel.export();
  await panel.press(/^Remove all actions/);
  await panel.expectNames(['@@INIT']);
  await panel.import(file);
  await panel.expectNames(exported);
  await expect(game.rows).toHaveCount(2);
  await game.guess(third);
  await panel.expectCount('game/guessMade', 3);
  const names = await panel.names();
  await expectStored(page, third);
  const stored = await storedText(page);

  await panel.press('Persist state history');
  await page.reload();
  await panel.expectNames(names);
  await panel.jump(names.lastIndexOf('game/guessMade') - 1);
  await expect(game.rows).toHaveCount(2);
  await page.getByRole('button', { name: devTexts.travel.back }).click();
  await expect(game.rows).toHaveCount(3);
  await panel.expectShown('game/guessMade', names.lastIndexOf('game/guessMade'));
  expect(await storedText(page)).toBe(stored);
});

test('a jump from a guess to the reveal and back shows the right picture each time', async ({
  baseURL,
  game,
  panel,
}) => {
  const { name } = answerOf(NOON);
  await play(game, panel, baseURL);
  await game.guess(name);
  await game.expectCountry(name);
  await panel.expectCount('game/guessMade', 3);
  const names = await panel.names();

  for (let round = 0; round < 2; round += 1) {
    await panel.jump(names.indexOf('game/guessMade'));
    await game.expectAtlasPicture(17);
    await expect(game.drawing).toHaveCount(0);
    await panel.jump(names.lastIndexOf('game/guessMade'));
    await game.expectCountry(name);
    await expect(game.drawing).toContainText(name);
  }
});

test('steps show a repeated guess’s question, a choice on the Earth and an export’s progress', async ({
  baseURL,
  game,
  page,
  panel,
}) => {
  const { name } = answerOf(NOON);
  const jumpTo = async (event: string) => panel.jump((await panel.names()).indexOf(event));
  const question = page.getByText(start.game.guessAgain).first();
  const back = page.getByRole('button', { name: devTexts.travel.back });
  const open = (link: string) => page.getByRole('link', { name: link }).first().click();

  await play(game, panel, baseURL);
  await game.input.fill(first);
  await game.input.press('Enter');
  await expect(question).toBeVisible();
  await game.guess(name);
  await expect(question).toBeHidden();
  await panel.expectCount('game/repeatQuestioned', 2);
  await jumpTo('game/repeatQuestioned');
  await expect(question).toBeVisible();
  await back.click();

  await open(start.game.menu.earth);
  await panel.expectCount('earth/lightingShown', 1);
  await page.locator('main details summary').first().click();
  const country = page.getByRole('radio').first();
  await country.check({ force: true });
  await panel.expectCount('earth/countryChosen', 1);
  const chosen = (await panel.names()).indexOf('earth/countryChosen');
  await panel.jump(chosen - 1);
  await expect(country).not.toBeChecked();
  await panel.jump(chosen);
  await expect(country).toBeChecked();

  await open(start.game.menu.statistics);
  await page.getByText(later.progress.title, { exact: true }).click();
  const copy = page.getByText(later.progress.export.copy);
  await expect(copy).toBeVisible();
  await panel.expectCount('export/exportPacked', 1);
  await jumpTo('export/packingStarted');
  await expect(copy).toBeHidden();
  await jumpTo('export/exportPacked');
  await expect(copy).toBeVisible();
});

// A build has other file and function names.
test.describe('on the development server', () => {
  test.use({ variant: 'dev' });

  test('Dispatcher guesses by name, and Trace starts at a component', async ({
    baseURL,
    game,
    panel,
  }) => {
    await play(game, panel, baseURL);
    await panel.press('Show dispatcher');
    await panel.dispatch(/^guess/, `'Atlantis'`);
    await expect(panel.page.getByText('There is no country named "Atlantis".')).toBeVisible();
    await panel.dispatch(/^pickZoom/, '17');
    await panel.expectCount('game/zoomPicked', 1);
    await game.expectZoom('17 (2/3)');
    // A single event: several at a time are sent in another form.
    await game.slider.press('ArrowLeft');
    await panel.expectCount('game/zoomPicked', 2);
    await panel.openTrace('game/zoomPicked');
    await expect(panel.frames.first()).toHaveText(/^ZoomSlider\.tsx:/);
  });
});
