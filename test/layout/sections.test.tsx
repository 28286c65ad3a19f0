import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../src/features/events';
import { importPreviewed } from '../../src/features/transfer/transferSlice';
import { dialogOpened } from '../../src/features/ui/dialogSlice';
import { devTexts } from '../../src/texts/dev';
import { dayTexts } from '../../src/texts/en/day';
import { errorTexts } from '../../src/texts/en/errors';
import { gameTexts } from '../../src/texts/en/game';
import { homeTexts } from '../../src/texts/en/home';
import { progressTexts } from '../../src/texts/en/progress';
import { roundEndTexts } from '../../src/texts/en/roundEnd';
import { settingsTexts } from '../../src/texts/en/settings';
import { siteTexts } from '../../src/texts/en/site';
import { unitTexts } from '../../src/texts/en/units';
import { aRound, EASTLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const guess = (country = EASTLAND) => guessMade('daily:2026-11-20', country);
const fail = () => {
  throw new Error('provoked by the test');
};
/** Expects that the section says so, and no other, and that it offers a way on. */
async function expectFailureOf(section: keyof typeof errorTexts.sections) {
  const text = errorTexts.section(errorTexts.sections[section]);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  for (const action of [errorTexts.reload, errorTexts.report]) {
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  }
}

const input = () => screen.getByLabelText(gameTexts.inputLabel);
const map = () => screen.getByAltText(gameTexts.map.alternative);
const rows = () => within(screen.getByLabelText(gameTexts.guesses)).getAllByRole('listitem');

describe('where a section fails, it says so and the rest of the page works:', () => {
  it('the map', async () => {
    vi.spyOn(unitTexts, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    await expectFailureOf('map');
    await user.type(input(), 'eastland{Enter}');
    expect(rows()).toHaveLength(1);
  });

  it('the guess input', async () => {
    vi.spyOn(gameTexts, 'suggestionCount').mockImplementation(fail);
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(guess());
    await user.type(input(), 'e');
    await expectFailureOf('input');
    expect(map()).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });

  it('the guesses, of which none is lost', async () => {
    vi.spyOn(gameTexts, 'from').mockImplementation(fail);
    const { user, store } = await renderSite('/zoomle');
    await user.type(input(), 'eastland{Enter}');
    await expectFailureOf('rows');
    await user.type(input(), 'farland{Enter}');
    expect(store.getState().rounds['daily:2026-11-20']?.guesses).toHaveLength(2);
  });

  it('the end of the round', async () => {
    vi.spyOn(roundEndTexts.result, 'countdown').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    await dispatch(guess(NORTHLAND));
    await expectFailureOf('recap');
    expect(rows()).toHaveLength(1);
    expect(map()).toBeInTheDocument();
  });

  it('the statistics', async () => {
    vi.spyOn(roundEndTexts.statistics, 'percent').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    await dispatch(guess(NORTHLAND));
    await expectFailureOf('statistics');
    expect(screen.getByText(roundEndTexts.share)).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('a dialog, which can be closed', async () => {
    vi.spyOn(settingsTexts, 'units', 'get').mockImplementation(fail);
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(dialogOpened('settings'));
    await expectFailureOf('settings');
    await user.click(within(screen.getByRole('dialog')).getByText(gameTexts.menu.close));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input()).toBeEnabled();
  });

  it('the preview of an import', async () => {
    vi.spyOn(progressTexts.import, 'outcome').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle/statistics');
    dispatch(importPreviewed({ 'daily:2026-11-18': aRound(ORIGIN, ORIGIN) }));
    await expectFailureOf('preview');
    expect(screen.getByLabelText(progressTexts.import.code)).toBeVisible();
  });

  it('the card on the home page', async () => {
    vi.spyOn(homeTexts.zoomle, 'used').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(guess());
    await expectFailureOf('card');
    expect(screen.getByText(homeTexts.puzzlia.description)).toBeVisible();
  });

  it('today’s result on the home page, and the way to the map is there', async () => {
    vi.spyOn(homeTexts.zoomle, 'won').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(roundsImported({ 'daily:2026-11-20': aRound(ORIGIN, ORIGIN) }));
    await expectFailureOf('result');
    expect(screen.getByRole('link', { name: homeTexts.zoomle.look })).toBeVisible();
  });

  it('the last seven days on the home page, of which only the boxes are left', async () => {
    vi.spyOn(dayTexts, 'weekdayLetter').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ORIGIN) }));
    expect(screen.getByRole('link', { name: homeTexts.zoomle.play })).toBeVisible();
    expect(screen.queryByRole('list', { name: homeTexts.zoomle.week })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a section that failed', () => {
  it('is tried again with another round', async () => {
    const broken = vi.spyOn(unitTexts, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    broken.mockRestore();
    await user.click(screen.getByText(devTexts.next.action));
    expect(map()).toBeInTheDocument();
  });

  it('copies a report of the error, where it happened, and the events before it', async () => {
    vi.spyOn(gameTexts, 'from').mockImplementation(fail);
    const copy = vi.fn((_report: string) => Promise.resolve('copied' as const));
    const { dispatch, user } = await renderSite('/zoomle', { copy });
    dispatch(guess());
    await user.click(screen.getByText(errorTexts.report));
    expect(await screen.findByText(siteTexts.copying.copied)).toBeVisible();
    const report = JSON.parse(copy.mock.lastCall?.[0] ?? '') as Record<string, unknown>;
    const error = /^Error: provoked by the test\n +at .*GuessRow/;
    expect(report.errors).toEqual([expect.stringMatching(error)]);
    expect(report.payload).toMatch(/game\/guessMade[^{]*{[^{]*Eastland/);
  });
});
