// @vitest-environment jsdom
import '../support/setup';

import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { selectBoard } from '../../src/features/game/gameSelectors';
import { errorTexts } from '../../src/texts/errors';
import { renderSite } from '../support/renderSite';
import { aStore } from '../support/testStore';
import { anAddress } from './addresses';
import { visit } from './visit';

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const SAMPLE = 300;

/** What a page must not have made of its address. */
const MARKUP = 'script, iframe, svg[onload], img[onerror], a[href^="javascript:"]';

it('of 300 addresses, each has a page, and opens the round that its path is for', async () => {
  const model = await aStore({ realTimers: true });
  const { store, container } = await renderSite('/');
  const pages = new Set<string>();
  for (const address of fc.sample(anAddress, SAMPLE)) {
    const { pathname, search, hash } = address;
    await act(async () => {
      history.pushState(null, '', location.origin + pathname + search + hash);
      dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
    const heading = await waitFor(() => {
      const found = container.querySelector('h1');
      if (!found) throw new Error(`nothing is shown at ${address.href}`);
      return found;
    });
    pages.add(heading.textContent);
    expect([address.href, container.textContent]).not.toEqual([
      address.href,
      expect.stringContaining(errorTexts.broken),
    ]);
    expect(document.querySelector(MARKUP)).toBeNull();

    visit(model.store, pathname);
    const [shown, expected] = [store, model.store].map((each) => selectBoard(each.getState()));
    expect([address.href, shown]).toEqual([address.href, expected]);
  }
  expect(pages.size).toBeGreaterThan(10);
});
