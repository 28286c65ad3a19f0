import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { start } from '../../src/texts/en/start';
import { heading } from '../support/onPage';
import { renderSite } from '../support/renderSite';

it.each(['/', '/zoomle', '/zoomle/2030-01-01'])(
  'the first key on %s skips to the heading',
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
