import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { start } from '../../src/texts/en/start';
import { findHeading, heading, linkTo } from '../support/onPage';
import { renderSite } from '../support/renderSite';

it.each(['/', '/zoomle'])('the first Tab on %s offers to skip to the heading', async (path) => {
  const { user } = await renderSite(`${path}#kept`);
  await user.tab();
  const skipLink = screen.getByText(start.site.skip);
  expect(skipLink).toHaveFocus();
  expect(screen.getByRole('banner')).toContainElement(skipLink);
  await user.keyboard('{Enter}');
  expect(heading()).toHaveFocus();
  expect(location.hash).toBe('#kept');
});

it.each(['/atlantis', '/%E0%A4%A'])(
  '%s has an error page that links home and asks for no report',
  async (path) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await renderSite(path);
    expect(heading()).toHaveTextContent('Page not found');
    const above = screen.getByText('Unexpected Application Error!');
    expect(above.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(start.errors.notFound.note)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(linkTo(start.errors.home)).toBe('/');
  },
);

it('search engines ignore an address without a page', async () => {
  await renderSite('/atlantis', { canonicalSite: 'https://zoomle.example' });
  const indexing = () =>
    [...document.querySelectorAll('link[hreflang], link[rel="canonical"], meta[name="robots"]')]
      .map((element) => element.getAttribute('rel') ?? element.getAttribute('content'))
      .slice(0, 2);
  expect(indexing()).toEqual(['noindex']);
  history.pushState(null, '', '/');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(indexing()).toEqual(['canonical', 'alternate']));
});

it('a change of page sets the title, scrolls to the top and moves the focus to the heading', async () => {
  const { user } = await renderSite('/');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  await user.click(screen.getByRole('link', { name: 'About' }));
  const about = await findHeading('About');
  await waitFor(() => expect(about).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('About · Zoomle'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await user.click(screen.getByRole('link', { name: start.site.backToHome }));
  expect(heading()).toHaveTextContent(start.home.headline);
  expect(heading()).toHaveFocus();
});

it('holding Enter presses a control once', async () => {
  const { user } = await renderSite('/');
  const darkMode = screen.getByRole('switch');
  darkMode.focus();
  await user.keyboard('{Enter>2/}');
  expect(darkMode).toBeChecked();
});
