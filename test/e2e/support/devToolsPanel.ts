import { chromium, expect, type Page } from '@playwright/test';

import { CHROMIUM, launchOptions } from '../playwright.config';

/** The folder with Redux DevTools, unpacked, if there is one. */
export const EXTENSION = process.env.DEVTOOLS_EXTENSION;

const PANEL = 'chrome-extension://lmhkpmbekcpmknklioeibfkpmmfibljd/devpanel.html';

/** Starts the full browser with the extension: the headless shell has no extensions. */
export const launchWithExtension = () =>
  chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    headless: false,
    args: [
      ...launchOptions.args.filter((arg) => arg !== '--headless'),
      '--headless=new',
      `--disable-extensions-except=${EXTENSION ?? ''}`,
      `--load-extension=${EXTENSION ?? ''}`,
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  });

/** The extension's panel, in a tab of its own. It shows the page that connected last. */
export class DevToolsPanel {
  readonly #rows;
  /** The frames of the open trace in the site's sources, from the top. */
  readonly frames;

  constructor(readonly page: Page) {
    this.#rows = page.locator('[data-id] > :first-child');
    this.frames = page.getByText(/^[\w-]+\.tsx?:\d+/);
  }

  #named = (name: string) => this.page.locator('[data-id]').getByText(name, { exact: true });

  open = () => this.page.goto(PANEL);
  names = () => this.#rows.allTextContents();
  press = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true }).click();

  /** Events reach the panel in batches. */
  expectCount = (name: string, count: number) => expect(this.#named(name)).toHaveCount(count);
  expectNames = (names: string[]) => expect(this.#rows).toHaveText(names);
  /** The event that the panel names as the current one. */
  expectShown = (name: string, index: number) =>
    expect(this.page.getByText(`${name} (${index})`, { exact: true })).toBeVisible();

  jump = (index: number) =>
    // Visible only under the pointer, in a list that scrolls.
    this.page.locator('[data-id]').nth(index).getByText('Jump').dispatchEvent('click');

  /** Opens the trace of the last event of a name. */
  async openTrace(name: string) {
    await this.#named(name).last().dispatchEvent('click');
    await this.page.getByText('Trace', { exact: true }).click();
  }

  /** Writes the log to a file and returns its path. */
  async export() {
    const download = this.page.waitForEvent('download');
    await this.press('Export to a file');
    return (await download).path();
  }

  import = (path: string) => this.page.locator('input[type=file]').setInputFiles(path);

  /** Calls an action creator with one argument, written in JavaScript. */
  async dispatch(creator: RegExp, argument: string) {
    await this.page.getByRole('combobox').last().press('ArrowDown');
    await this.page.getByRole('option', { name: creator }).click();
    await this.page.locator('.cm-content').first().fill(argument);
    await this.press('Dispatch');
  }
}
