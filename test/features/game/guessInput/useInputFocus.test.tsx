import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../../../src/texts/en/start';
import { heading, input } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';

const withMouse = { hasFinePointer: () => true };

it('typing works at once after the rules were closed, by the menu too', async () => {
  const { user } = await renderSite('/zoomle', { ...withMouse, isFirstVisit: true });
  for (const text of ['no', 'nor']) {
    await user.click(screen.getByText(start.game.menu.close));
    await user.clear(screen.getByLabelText(start.game.inputLabel));
    await user.keyboard(text);
    expect(input()).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: start.game.menu.help }));
  }
});

it.each([true, false])('typing works at once with a mouse alone: %s', async (has) => {
  await renderSite('/zoomle', { hasFinePointer: () => has });
  expect(document.activeElement === input()).toBe(has);
});

it('typing on the title, which has the focus on another page, goes to the input', async () => {
  const { user } = await renderSite('/', withMouse);
  await user.click(screen.getByText(start.home.zoomle.play));
  expect(heading()).toHaveFocus();
  await user.keyboard(' nor');
  expect(input()).toHaveValue('nor');
});
