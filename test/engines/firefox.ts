import puppeteer from 'puppeteer-core';

import { type Engine, isInstalled } from './engine';
import { startScreen } from './screen';

const EXECUTABLE = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** A value of `network.cookie.cookieBehavior`: also denies the storage. */
const REJECT_ALL = 2;

/** Firefox, through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr xvfb',
  isInstalled: isInstalled(EXECUTABLE, 'Xvfb'),
  async launch({ home, isStorageDenied, resistsFingerprinting = false }) {
    // It is headless, but has WebGL only with a screen.
    const { display, stop } = await startScreen();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: EXECUTABLE,
      // Its first start reads 250 MB, which takes a slow disk more than the 30 s that are allowed by default.
      timeout: 120_000,
      env: { ...process.env, HOME: home, DISPLAY: display },
      extraPrefsFirefox: {
        ...(isStorageDenied && { 'network.cookie.cookieBehavior': REJECT_ALL }),
        // Also without a GPU.
        'webgl.force-enabled': true,
        'privacy.resistFingerprinting': resistsFingerprinting,
      },
    });
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      run: (inPage, argument) => page.evaluate(inPage as (argument: unknown) => never, argument),
      click: (element) => page.click(`xpath/${element}`),
      type: (element, text) => page.type(`xpath/${element}`, text),
      press: (key) => page.keyboard.press(key),
      quit: async () => {
        await browser.close();
        await stop();
      },
    };
  },
};
