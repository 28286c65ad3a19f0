import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../src/texts/en/start';
import { heading } from '../support/onPage';
import { renderSite } from '../support/renderSite';

it.each(['/', '/zoomle', '/zoomle/2030-01-01'])(
  'the first key on %s skips the navigation, and keeps the address',
  async (path) => {
    const { user } = await renderSite(`${path}#kept`);
    const skipLink = screen.getByText(start.site.skip);
    await user.tab();
    expect(skipLink).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heading()).toHaveFocus();
    expect(location.hash).toBe('#kept');
  },
);

it.each(['/', '/zoomle', '/zoomle/archive'])(
  'on %s, header and navigation are outside the main content',
  async (path) => {
    await renderSite(path);
    const main = screen.getByRole('main');
    expect(main).not.toContainElement(screen.getByRole('banner'));
    for (const navigation of screen.getAllByRole('navigation')) {
      // The archive's years are its content, as its card's links are the home page's.
      const isContent = ['Years', 'More of Zoomle'].includes(navigation.ariaLabel ?? '');
      expect(main.contains(navigation)).toBe(isContent);
    }
  },
);
