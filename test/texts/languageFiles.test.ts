import { describe, expect, it } from 'vitest';

import { isNeededIn } from '../../src/texts/languageFiles';
import { LANGUAGE_CODES } from '../../src/texts/languages';

const LATIN = LANGUAGE_CODES.filter((code) => !['uk', 'ar', 'hi', 'ja', 'zh'].includes(code));
const neededBy = (file: string) => LANGUAGE_CODES.filter((code) => isNeededIn(code, file));

describe('the files of the built site that a language needs', () => {
  it.each([
    ['index.html', ['en']],
    ['de/zoomle.html', ['de']],
    ['assets/de/later-BFEfRGmz.js', ['de']],
    ['assets/index-BFEfRGmz.js', LANGUAGE_CODES],
    ['assets/familjen-grotesk-pl-tr-Cvgdx4cy.woff2', ['pl', 'tr']],
    ['assets/familjen-grotesk-latin-wght-normal-CfZa4wxB.woff2', LATIN],
  ])('%s is for %j', (file, languages) => {
    expect(neededBy(file)).toEqual(languages);
  });
});
