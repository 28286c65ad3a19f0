import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../src/features/events';
import { importPreviewed } from '../../src/features/transfer/transferSlice';
import { dialogOpened } from '../../src/features/ui/dialogSlice';
import { devTexts } from '../../src/texts/dev';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { aRound, EASTLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
const guess = (country = EASTLAND) => guessMade('daily:2026-11-20', country);
const fail = () => {
  throw new Error('provoked by the test');
};
/** Expects that the section says so, and no other, and that it offers a way on. */
async function expectFailureOf(section: keyof typeof start.errors.sections) {
  const text = start.errors.section(start.errors.sections[section]);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  for (const action of [start.errors.reload, start.errors.report]) {
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  }
}

const input = () => screen.getByLabelText(start.game.inputLabel);
const map = () => screen.getByAltText(start.game.map.alternative);
const rows = () => within(screen.getByLabelText(start.game.guesses)).getAllByRole('listitem');

describe('where a section fails, it says so and the rest of the page works:', () => {
  it('the map', async () => {
    vi.spyOn(start.units, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    await expectFailureOf('map');
    await user.type(input(), 'eastland{Enter}');
    expect(rows()).toHaveLength(1);
  });

  it('the guess input', async () => {
    vi.spyOn(start.game, 'suggestionCount').mockImplementation(fail);
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(guess());
    await user.type(input(), 'e');
    await expectFailureOf('input');
    expect(map()).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });

  it('the guesses, of which none is lost', async () => {
    vi.spyOn(start.game, 'from').mockImplementation(fail);
    const { user, store } = await renderSite('/zoomle');
    await user.type(input(), 'eastland{Enter}');
    await expectFailureOf('rows');
    await user.type(input(), 'farland{Enter}');
    expect(store.getState().rounds['daily:2026-11-20']?.guesses).toHaveLength(2);
  });

  it('the end of the round', async () => {
    vi.spyOn(rest.roundEnd.result, 'countdown').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    await dispatch(guess(NORTHLAND));
    await expectFailureOf('recap');
    expect(rows()).toHaveLength(1);
    expect(map()).toBeInTheDocument();
  });

  it('the statistics', async () => {
    vi.spyOn(rest.roundEnd.statistics, 'bar').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle');
    await dispatch(guess(NORTHLAND));
    await expectFailureOf('statistics');
    expect(screen.getByText(rest.roundEnd.share)).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('a dialog, which can be closed', async () => {
    vi.spyOn(rest.settings, 'units', 'get').mockImplementation(fail);
    const { dispatch, user } = await renderSite('/zoomle');
    dispatch(dialogOpened('settings'));
    await expectFailureOf('settings');
    await user.click(within(screen.getByRole('dialog')).getByText(start.game.menu.close));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input()).toBeEnabled();
  });

  it('the preview of an import', async () => {
    vi.spyOn(rest.progress.import.outcome, 'sentence').mockImplementation(fail);
    const { dispatch } = await renderSite('/zoomle/statistics');
    dispatch(importPreviewed({ 'daily:2026-11-18': aRound(ORIGIN, ORIGIN) }));
    await expectFailureOf('preview');
    expect(screen.getByLabelText(rest.progress.import.code)).toBeVisible();
  });

  it('the card on the home page', async () => {
    vi.spyOn(start.home.zoomle, 'used').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(guess());
    await expectFailureOf('card');
    expect(screen.getByText(start.home.puzzlia.description)).toBeVisible();
  });

  it('today’s result on the home page, and the way to the map is there', async () => {
    vi.spyOn(start.home.zoomle, 'won').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(roundsImported({ 'daily:2026-11-20': aRound(ORIGIN, ORIGIN) }));
    await expectFailureOf('result');
    expect(screen.getByRole('link', { name: start.home.zoomle.look })).toBeVisible();
  });

  it('the last seven days on the home page, of which only the boxes are left', async () => {
    vi.spyOn(rest.day, 'weekdayLetter').mockImplementation(fail);
    const { dispatch } = await renderSite('/');
    dispatch(roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ORIGIN) }));
    expect(screen.getByRole('link', { name: start.home.zoomle.play })).toBeVisible();
    expect(screen.queryByRole('list', { name: start.home.zoomle.week })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a section that failed', () => {
  it('is tried again with another round', async () => {
    const broken = vi.spyOn(start.units, 'length').mockImplementation(fail);
    const { user } = await renderSite('/zoomle');
    broken.mockRestore();
    await user.click(screen.getByText(devTexts.next.action));
    expect(map()).toBeInTheDocument();
  });

  it('copies a report of the error, where it happened, and the events before it', async () => {
    vi.spyOn(start.game, 'from').mockImplementation(fail);
    const copy = vi.fn((_report: string) => Promise.resolve('copied' as const));
    const { dispatch, user } = await renderSite('/zoomle', { copy });
    dispatch(guess());
    await user.click(screen.getByText(start.errors.report));
    expect(await screen.findByText(start.copying.copied)).toBeVisible();
    const report = JSON.parse(copy.mock.lastCall?.[0] ?? '') as Record<string, unknown>;
    const error = /^Error: provoked by the test\n +at .*GuessRow/;
    expect(report.errors).toEqual([expect.stringMatching(error)]);
    expect(report.payload).toMatch(/game\/guessMade[^{]*{[^{]*Eastland/);
  });
});
