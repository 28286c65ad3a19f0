import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { type Language, LANGUAGE_CODES, LANGUAGES, prefixOf } from '../../src/texts/languages';
import { input } from '../support/onPage';
import { ENGLISH_WORDS, pageWords, TYPED } from '../support/pageWords';
import { renderSite } from '../support/renderSite';

const TRANSLATIONS = LANGUAGE_CODES.filter((code) => code !== 'en');

const PATHS = [
  '/',
  '/zoomle/archive',
  '/zoomle/challenge',
  '/zoomle/statistics',
  '/about',
  '/no/page',
];

async function renderIn(
  language: Language,
  path: string,
  options?: Parameters<typeof renderSite>[1],
) {
  document.documentElement.lang = LANGUAGES[language].tag;
  const texts = await loadTexts(language);
  await texts.loadAll();
  return renderSite(prefixOf(language) + path, { ...options, texts, countries: texts.countries });
}

const expectNoEnglish = () =>
  expect(pageWords().filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);

afterEach(() => {
  document.documentElement.lang = '';
});

it.each(TRANSLATIONS)(
  'a round in %s is won and shared without an English word',
  async (language) => {
    const share = vi.fn((_text: string) => Promise.resolve('copied' as const));
    // Today's answer is Japan.
    const { container, services, user } = await renderIn(language, '/zoomle', { share });
    const [wrong, right] = TYPED[language];
    expectNoEnglish();
    for (const [typed, name] of [
      [wrong, 'Germany'],
      [right, 'Japan'],
    ] as const) {
      const label = services.countries.find((country) => country.name === name)?.label;
      await user.type(screen.getByRole('combobox'), typed);
      expect(screen.getAllByRole('option')[0]).toHaveTextContent(label ?? name);
      await user.keyboard('{Enter}');
      expect(container.querySelector('main ol > :last-child')).toHaveTextContent(label ?? name);
      expectNoEnglish();
    }
    expect(input()).toBeNull();
    await user.click(container.querySelector('main button:has(+ [role=status])') ?? container);
    const address = `\nhttps://zoomle.test${prefixOf(language)}/zoomle`;
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.stringContaining(address)));
    expect(share.mock.calls.join()).not.toMatch(ENGLISH_WORDS);
  },
);

// An English text in a view shows in any other language; translations.test.ts looks into all of them.
describe.each(['de', 'ja'] as const)('in %s', (language) => {
  it.each(PATHS)('%s has no English word, and links to no English page', async (path) => {
    const { container } = await renderIn(language, path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expectNoEnglish();
    const links = [...container.querySelectorAll('a[href^="/"]:not([hreflang])')];
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${language}(/|$)`));
    }
  });
});
