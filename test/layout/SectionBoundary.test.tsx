import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../src/features/events';
import { textTyped } from '../../src/features/game/gameSlice';
import { importPreviewed } from '../../src/features/transfer/importSlice';
import { dialogOpened } from '../../src/features/ui/dialogSlice';
import { devTexts } from '../../src/texts/dev';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { aRound, EASTLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const guess = (country = EASTLAND) => guessMade('daily:2026-11-20', country);
const won = aRound(ORIGIN, ORIGIN);
const fail = () => {
  throw new Error('provoked by the test');
};

const field = () => screen.getByLabelText(start.game.inputLabel);
const map = () => screen.getByAltText(start.game.map.alternative);
const { errors } = start;
type Section = keyof typeof errors.sections;
type Spy = { readonly mockImplementation: (implementation: () => never) => unknown };

/** Expects that only this section reports its failure, with actions. */
async function expectFailureOf(section: Section) {
  const words = errors.section(errors.sections[section]);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  for (const action of [errors.reload, errors.report]) {
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  }
}

const text = (words: string) => () => screen.getByText(words);
const { home } = start;
const { progress, recap, statistics } = later;
const isWon = roundsImported({ 'daily:2026-11-20': won });
const spyOnOutcome = () => vi.spyOn(progress.import.outcome, 'sentence');
const isPreviewed = importPreviewed({ 'daily:2026-11-18': won });

it.each<[Section, string, () => Spy, UnknownAction[], () => HTMLElement]>([
  ['map', '/zoomle', () => vi.spyOn(start.units, 'length'), [], field],
  ['input', '/zoomle', () => vi.spyOn(start.game, 'suggestionCount'), [textTyped('e')], map],
  ['rows', '/zoomle', () => vi.spyOn(start.game, 'from'), [guess()], field],
  ['recap', '/zoomle', () => vi.spyOn(recap, 'yourStatistics', 'get'), [guess(NORTHLAND)], map],
  ['statistics', '/zoomle', () => vi.spyOn(statistics, 'bar'), [guess(NORTHLAND)], map],
  ['preview', '/zoomle/statistics', spyOnOutcome, [isPreviewed], text(progress.import.preview)],
  ['card', '/', () => vi.spyOn(home.zoomle, 'used'), [guess()], text(home.puzzlia.description)],
  ['result', '/', () => vi.spyOn(home.zoomle, 'won'), [isWon], text(home.zoomle.look)],
])('if “%s” of %s fails, the rest stays', async (section, path, spy, events, rest) => {
  spy().mockImplementation(fail);
  const { dispatch } = await renderSite(path);
  for (const event of events) await dispatch(event);
  await expectFailureOf(section);
  expect(rest()).toBeInTheDocument();
});

it('a dialog that fails can be closed', async () => {
  vi.spyOn(later.settings, 'units', 'get').mockImplementation(fail);
  const { dispatch, user } = await renderSite('/zoomle');
  dispatch(dialogOpened('settings'));
  await expectFailureOf('settings');
  await user.click(within(screen.getByRole('dialog')).getByText(start.game.menu.close));
  expect(screen.queryByText(errors.section(errors.sections.settings))).toBeNull();
  expect(field()).toBeEnabled();
});

it('the last seven days on the home page fail silently', async () => {
  vi.spyOn(later.day, 'weekdayLetter').mockImplementation(fail);
  const { dispatch } = await renderSite('/');
  dispatch(roundsImported({ 'daily:2026-11-19': won }));
  expect(screen.getByText(start.home.zoomle.play)).toBeVisible();
  expect(screen.queryByRole('list', { name: start.home.zoomle.week })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failed section is rendered again with another round', async () => {
  const broken = vi.spyOn(start.units, 'length').mockImplementation(fail);
  const { user } = await renderSite('/zoomle');
  broken.mockRestore();
  await user.click(screen.getByText(devTexts.next.action));
  expect(map()).toBeInTheDocument();
});
