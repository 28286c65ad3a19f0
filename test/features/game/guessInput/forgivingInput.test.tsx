import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { start } from '../../../../src/texts/en/start';
import { aCountry, COUNTRIES } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';

const MORE = [aCountry('Norway', 1, 1), { ...aCountry('Union', 2, 2), parts: ['Wales'] }];

const renderGame = () =>
  renderSite('/zoomle', { countries: [...COUNTRIES, ...MORE], at: '2026-11-21T12:00:00Z' });

const input = () => screen.getByLabelText<HTMLInputElement>(start.game.inputLabel);
const list = () => within(screen.getByLabelText(start.game.suggestions));
const findOption = (name: string | RegExp) => list().findByRole('option', { name });
const guesses = () => within(screen.getByLabelText(start.game.guesses)).queryAllByRole('listitem');

describe('a slip', () => {
  it('gets what may be meant, which Enter alone does not take', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'norwey');
    expect(await findOption(/Norway/)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText(start.game.corrections(['Norway']))).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(guesses()).toHaveLength(1);
  });

  it.each(['ArrowUp', 'ArrowDown'])('%s moves to a correction', async (key) => {
    const { user } = await renderGame();
    await user.type(input(), 'norwey');
    await findOption(/Norway/);
    await user.keyboard(`{${key}}`);
    expect(await findOption(/Norway/)).toHaveAttribute('aria-selected', 'true');
  });

  it('a pointer that rests on a correction does not choose it, and a click does', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'norwey');
    const option = await findOption(/Norway/);
    fireEvent.mouseMove(option);
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(0);
    await user.click(option);
    expect(guesses()).toHaveLength(1);
  });
});

it('a part of a country is offered as one', async () => {
  const { user } = await renderGame();
  await user.type(input(), 'wal');
  expect(await findOption('Union, includes Wales')).toBeVisible();
});

it('Enter without a match says so, each time anew', async () => {
  const { user } = await renderGame();
  await user.type(input(), 'zzz');
  const said = screen.getByText(start.game.noSuggestion);
  await user.keyboard('{Enter}');
  expect(screen.getByText(start.game.noSuggestion)).not.toBe(said);
});

describe('a list is good for one guess', () => {
  it('two clicks on an option before the page is drawn again are one guess', async () => {
    const { user } = await renderGame();
    await user.type(input(), 'nor');
    const option = await findOption(/Norway/);
    act(() => {
      option.click();
      option.click();
    });
    expect(guesses()).toHaveLength(1);
  });
});

describe('a country that was guessed', () => {
  const guessNorwayAndTypeItAgain = async () => {
    const { user } = await renderGame();
    await user.type(input(), 'norway{Enter}norw');
    return user;
  };

  it('is marked, and guessed again after a second Enter', async () => {
    const user = await guessNorwayAndTypeItAgain();
    expect(await findOption(`Norway ${start.game.guessed}`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(1);
    expect(await findOption(`Norway ${start.game.guessAgain}`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(guesses()).toHaveLength(2);
  });

  it('is guessed again after a second click, but not by a double click', async () => {
    const user = await guessNorwayAndTypeItAgain();
    await user.dblClick(await findOption(/Norway/));
    expect(guesses()).toHaveLength(1);
    await user.click(await findOption(/Norway/));
    expect(guesses()).toHaveLength(2);
  });

  it('is asked about anew after another letter', async () => {
    const user = await guessNorwayAndTypeItAgain();
    await user.keyboard('{Enter}a{Enter}');
    expect(guesses()).toHaveLength(1);
  });
});

describe('typing', () => {
  const withMouse = { hasFinePointer: () => true };

  it('works at once after the page has loaded', async () => {
    const { user } = await renderSite('/zoomle', withMouse);
    await user.keyboard('nor');
    expect(input()).toHaveValue('nor');
  });

  it('works at once after the rules were closed, by the menu too', async () => {
    const { user } = await renderSite('/zoomle', { ...withMouse, isFirstVisit: true });
    for (const text of ['no', 'nor']) {
      await user.click(screen.getByText(start.game.menu.close));
      await user.clear(input());
      await user.keyboard(text);
      expect(input()).toHaveValue(text);
      await user.click(screen.getByText(start.game.menu.help));
    }
  });

  it('brings up no keyboard where there is no mouse', async () => {
    await renderSite('/zoomle', { hasFinePointer: () => false });
    expect(input()).not.toHaveFocus();
  });

  it('on the title, which has the focus on another page, goes to the input', async () => {
    const { user } = await renderSite('/', withMouse);
    await user.click(screen.getByText('Play today’s map'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
    await user.keyboard(' nor');
    expect(input()).toHaveValue('nor');
  });
});
