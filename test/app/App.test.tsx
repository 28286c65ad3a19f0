import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/game/gameSlice';
import { ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the home page', () => {
  it('has the headline, the tagline and both games', async () => {
    await renderSite('/');
    expect(heading()).toHaveTextContent('Play. Guess. Win.');
    expect(
      screen.getByText(
        'A collection of mind-challenging games that test your knowledge about the world.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Zoomle' })).toBeVisible();
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.getByText(/launching in Q3 2024/)).toBeVisible();
  });

  it('leads to every page, and Puzzlia’s card nowhere', async () => {
    await renderSite('/');
    expect(linkTo('Sign In')).toBe('/login');
    expect(linkTo('Play today’s map')).toBe('/zoomle');
    expect(linkTo('Privacy')).toBe('/privacy');
    expect(linkTo('About')).toBe('/about');
    expect(linkTo('Contact')).toBe('/contact');
    expect(linkTo('Blog')).toBe('/blog');
    expect(linkTo('What Puzzlia will be')).toBe('/puzzlia');
    expect(screen.getByRole('heading', { name: 'Puzzlia' }).closest('a')).toHaveAttribute(
      'href',
      '#',
    );
  });

  it('has the current year in the footer’s copyright line', async () => {
    await renderSite('/', { at: '2031-01-01T00:00:00Z' });
    expect(within(screen.getByRole('contentinfo')).getByText('© 2031 Zoomle')).toBeVisible();
  });

  it('tells how today’s round stands', async () => {
    const { dispatch } = await renderSite('/');
    expect(screen.getByText('Today’s map is waiting.')).toBeVisible();
    dispatch(guessMade('daily:2026-11-20', ORIGIN));
    expect(screen.getByText('1 of 6 guesses used today')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on with today’s map' })).toBeVisible();
  });

  it('switches dark mode', async () => {
    const { user } = await renderSite('/');
    const toggle = screen.getByRole('switch', { name: 'Dark mode' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
  });
});

describe('a route', () => {
  it.each([
    ['/login', 'Sign In', /no accounts/],
    ['/privacy', 'Privacy', /stored in this browser/],
    ['/about', 'About', /daily geography game/],
    ['/contact', 'Contact', /report it/],
    ['/blog', 'Blog', /how zoomle is made/i],
    ['/puzzlia', 'Puzzlia', /Coming Soon/],
  ])('%s has a page of its own', async (path, title, text) => {
    await renderSite(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(document.title).toBe(`${title} · Zoomle`);
    expect(linkTo('Back to Home')).toBe('/');
  });

  it.each([
    ['that nobody has heard of', '/atlantis'],
    ['with a line break in it', '/%0A'],
    ['with a separator of lines in it', '/zoomle/archive/%E2%80%A8'],
    ['that is not encoded as it should be', '/%E0%A4%A'],
  ])('%s gets the error page, with a way home', async (_, path) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await renderSite(path);
    expect(heading()).toHaveTextContent('Unexpected Application Error!');
    expect(linkTo('Go to the home page')).toBe('/');
  });

  it('that is gone to moves the focus to its heading and sets the document’s title', async () => {
    const { user } = await renderSite('/');
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('link', { name: 'About' }));
    const about = await screen.findByRole('heading', { level: 1, name: 'About' });
    await waitFor(() => expect(about).toHaveFocus());
    expect(document.title).toBe('About · Zoomle');
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(heading()).toHaveTextContent('Play. Guess. Win.');
    expect(heading()).toHaveFocus();
  });
});
