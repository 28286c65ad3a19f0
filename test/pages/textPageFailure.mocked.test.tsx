import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderSite } from '../support/renderSite';

vi.mock('../../src/pages/AboutPage', () => {
  throw new Error('gone with its release');
});

it('a page whose code does not come says so, with a way to the new release and back', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const applyRelease = vi.fn();
  const { user } = await renderSite('/', { world: { applyRelease } });
  await user.click(screen.getByRole('link', { name: 'About' }));
  const name = 'This page could not be loaded';
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/^A new version of the site has been released/)).toBeVisible();
  expect(applyRelease).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load the site anew' }));
  expect(applyRelease).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
