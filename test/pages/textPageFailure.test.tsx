import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderSite } from '../support/renderSite';

vi.mock('../../src/pages/AboutPage', () => {
  throw new Error('the network is gone');
});

it('a page whose code does not come gives way to the error page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = await renderSite('/');
  await user.click(screen.getByRole('link', { name: 'About' }));
  const name = 'Unexpected Application Error!';
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
