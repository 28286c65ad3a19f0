import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../../../src/texts/en/start';
import { heading, input } from '../../../support/onPage';
import { renderSite } from '../../../support/renderSite';

const withMouse = { hasFinePointer: () => true };

it('the input has the focus after the rules are closed, even from the menu', async () => {
  const { user } = await renderSite('/zoomle', { ...withMouse, isFirstVisit: true });
  for (const text of ['no', 'nor']) {
    await user.click(screen.getByText(start.game.menu.close));
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
