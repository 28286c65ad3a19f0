import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../../src/features/events';
import { start } from '../../../../src/texts/en/start';
import { boardOf } from '../../../support/board';
import { NORTHLAND } from '../../../support/builders';
import { heading, input } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';
import { actAndLoad } from '../../../support/setupViews';

const TODAY = 'daily:2026-11-20';
const withMouse = { hasFinePointer: () => true };

it('the input has the focus after the rules are closed, even from the menu', async () => {
  const { user } = await renderSite('/zoomle', { ...withMouse, isFirstVisit: true });
  for (const [button, text] of [
    [start.help.play, 'no'],
    [start.game.menu.close, 'nor'],
  ] as const) {
    await user.click(screen.getByText(button));
    await user.clear(screen.getByLabelText(start.game.inputLabel));
    await user.keyboard(text);
    expect(input()).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: start.game.menu.help }));
  }
});

it('the input does not have the focus on a touch screen', async () => {
  await renderSite('/zoomle');
  expect(document.activeElement).not.toBe(input());
});

it('typing while the title has the focus goes to the input', async () => {
  const { user } = await renderSite('/', withMouse);
  await user.click(screen.getByText(start.home.zoomle.play));
  expect(heading()).toHaveFocus();
  await user.keyboard(' nor');
  expect(input()).toHaveValue('nor');
});

describe('keys on their way at midnight', () => {
  type Site = Awaited<ReturnType<typeof renderSite>>;
  it.each<[string, string, (site: Site) => unknown]>([
    ['in the empty input', '/zoomle', () => expect(input()).toHaveFocus()],
    ['after the end', '/zoomle', ({ dispatch }) => dispatch(guessMade(TODAY, NORTHLAND))],
    ['on the title', '/', ({ user }) => user.click(screen.getByText(start.home.zoomle.play))],
  ])('guess nothing on the new map: %s', async (_, path, arrange) => {
    const site = await renderSite(path, withMouse);
    await arrange(site);
    vi.setSystemTime('2026-11-21T00:00:00Z');
    actAndLoad(site.wake);
    await site.user.keyboard('nor{Enter}');
    expect(boardOf(site.store)).toMatchObject({ id: 'daily:2026-11-21', guesses: [] });
    expect(input()).toHaveValue('');
    await site.user.click(input() ?? expect.fail('there is no input'));
    await site.user.keyboard('nor{Enter}');
    expect(boardOf(site.store).guesses).toEqual(['Northland']);
  });
});
