import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { COUNTRIES } from '../support/builders';
import { renderSite } from '../support/renderSite';

const REPOSITORY = 'https://git.example.org/games/zoomle';
const POST = 'How the places were chosen';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the contact page', () => {
  it.each(['Report a wrong coordinate', 'Report a bug'])(
    '%s: opens an issue with today’s date, and without a country’s name',
    async (action) => {
      await renderSite('/contact', { world: { repository: REPOSITORY } });
      await findHeading('Contact');
      const { origin, pathname, searchParams } = new URL(addressOf(action) ?? '');
      expect(origin + pathname).toBe(`${REPOSITORY}/issues/new`);
      const words = `${searchParams.get('title') ?? ''} ${searchParams.get('body') ?? ''}`;
      expect(words).toContain('2026-11-20');
      for (const { name } of COUNTRIES) expect(words).not.toContain(name);
    },
  );

  it('says so when there is nowhere to report to', async () => {
    await renderSite('/contact');
    await findHeading('Contact');
    expect(screen.getByText(/has not set the address of a repository/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Report/ })).toBeNull();
  });
});

describe('the about page', () => {
  it('leads to the source where its address is known', async () => {
    await renderSite('/about', { world: { repository: REPOSITORY } });
    await findHeading('About');
    expect(addressOf('The source of the site')).toBe(REPOSITORY);
  });

  it('does not where it is not', async () => {
    await renderSite('/about');
    await findHeading('About');
    expect(screen.queryByRole('link', { name: 'The source of the site' })).toBeNull();
  });
});

describe('the blog', () => {
  it('lists its posts, each with its date and what it is about', async () => {
    const { user } = await renderSite('/blog');
    await findHeading('Blog');
    expect(screen.getByText('November 20, 2026')).toBeVisible();
    expect(screen.getByText(/^Where 1,124 landmarks come from/)).toBeVisible();
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('link', { name: POST }));
    const heading = await findHeading(POST);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(location.pathname).toBe('/blog/how-the-places-were-chosen');
    expect(document.title).toBe(`${POST} · Zoomle`);
    expect(addressOf('All posts')).toBe('/blog');
  });

  it('has the error page for a post that there is not', async () => {
    await renderSite('/blog/how-the-places-were-lost');
    await findHeading('Unexpected Application Error!');
    expect(screen.getByText('There is no page at this address.')).toBeVisible();
  });
});

it('a link in a text leads within the site, without loading it anew', async () => {
  const { user } = await renderSite('/login');
  await findHeading('Sign In');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Privacy' }));
  const privacy = await findHeading('Privacy');
  await waitFor(() => expect(privacy).toHaveFocus());
  expect(location.pathname).toBe('/privacy');
});

describe('the head of the document', () => {
  const descriptions = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
      ({ content }) => content,
    );
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

  it('has one description, the page’s own, in place of that of index.html', async () => {
    document.head.innerHTML = '<meta data-static name="description" content="Of index.html" />';
    const { user } = await renderSite('/');
    await waitFor(() => {
      expect(descriptions()).toEqual([expect.stringContaining('a daily geography game')]);
    });
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await findHeading('Contact');
    expect(descriptions()).toEqual([expect.stringContaining('How to report')]);
  });

  it('names the page’s one address where the site’s is configured', async () => {
    await renderSite('/blog', { world: { canonicalSite: 'https://zoomle.example' } });
    await findHeading('Blog');
    expect(canonical()).toBe('https://zoomle.example/blog');
  });

  it('names none where it is not', async () => {
    await renderSite('/blog');
    await findHeading('Blog');
    expect(canonical()).toBeUndefined();
  });
});
