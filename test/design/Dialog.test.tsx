import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../src/texts/en/start';
import { renderSite } from '../support/renderSite';

it('a click on the backdrop closes a dialog, but selecting text beyond its edge does not', async () => {
  const { user } = await renderSite('/zoomle', { isFirstVisit: true });
  const dialog = screen.getByRole('dialog');
  const text = screen.getByText(start.help.wider);
  // The browser clicks the common ancestor.
  await user.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, '[/MouseLeft]']);
  dialog.click();
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});
