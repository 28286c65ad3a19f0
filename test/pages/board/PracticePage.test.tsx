import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { boardOf } from '../../support/board';
import { anAtlas, COUNTRIES } from '../../support/builders';
import { announced, heading, input, linkTo } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const ATLAS = anAtlas(...COUNTRIES.map(({ name }) => name));
const button = (name: string) => screen.queryByRole('button', { name });

it('“Show the answer” replaces the input by the answer, even before the first guess', async () => {
  const { store, user } = await renderSite('/zoomle/practice');
  const { answer = '' } = boardOf(store);
  await user.click(screen.getByText(start.game.revealAnswer));
  const result = screen.getByText(start.game.answerWas(answer), { selector: 'p' });
  expect(result.parentElement).toHaveFocus();
  expect(input()).toBeNull();
  expect(announced()).toContain(start.game.answerWas(answer));
  expect(screen.getByLabelText(start.game.zoomLevel)).toBeEnabled();
  expect(await screen.findByRole('region', { name: answer })).toBeVisible();
  expect(button(start.game.nextPractice)).toBeVisible();
  expect(button(start.game.revealAnswer)).toBeNull();
  expect(screen.queryByText(/share/i)).toBeNull();
  expect(screen.queryByText(later.recap.views.guesses)).toBeNull();
});

describe('without a network', () => {
  const canLoad = (...cached: string[]) =>
    vi.fn((url: string) => Promise.resolve(cached.includes(url)));

  it('practice says so instead of showing a board without a picture, until Retry finds one', async () => {
    const isOnline = canLoad();
    const { user } = await renderSite('/zoomle/practice', { atlas: ATLAS, canLoad: isOnline });
    expect(await screen.findByText(later.pages.practiceOffline)).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(input()).toBeNull();
    expect(linkTo(start.home.zoomle.play)).toBe('/zoomle');
    isOnline.mockResolvedValue(true);
    await user.click(screen.getByText(start.game.map.retry, { selector: 'main button' }));
    expect(await screen.findByLabelText(start.game.inputLabel)).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('practice works with cached pictures', async () => {
    await renderSite('/zoomle/practice', {
      atlas: ATLAS,
      canLoad: canLoad('/atlas/abcdef/18.avif'),
    });
    expect(input()).toBeVisible();
    expect(screen.queryByText(later.pages.practiceOffline)).toBeNull();
  });
});
