import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../src/texts/en/start';
import { renderSite } from '../support/renderSite';

it('a dialog is closed by a press on its backdrop, but not by selecting text beyond its edge', async () => {
  const { user } = await renderSite('/zoomle', { isFirstVisit: true });
  const dialog = screen.getByRole('dialog');
  const text = screen.getByText(start.help.wider);
  // The browser clicks what holds both.
  await user.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, '[/MouseLeft]']);
  dialog.click();
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});
