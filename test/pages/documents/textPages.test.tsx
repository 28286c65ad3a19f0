import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { pageTitle } from '../../../src/texts/siteName';
import { COUNTRIES } from '../../support/builders';
import { findHeading, linkTo } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const REPOSITORY = 'https://git.example.org/games/zoomle';
const POST = 'How the places were chosen';

describe('the contact page', () => {
  it('opens issues with today’s date, and without spoilers', async () => {
    await renderSite('/contact', { repository: REPOSITORY });
    await findHeading('Contact');
    for (const { action } of [later.pages.contact.coordinate, later.pages.contact.bug]) {
      const href = linkTo(action) ?? '';
      expect(href).toMatch(new RegExp(`^${REPOSITORY}/issues/new\\?`));
      // Some servers refuse longer ones.
      expect(href.length).toBeLessThan(2000);
      const words = [...new URL(href).searchParams.values()].join(' ');
      expect(words).toContain('2026-11-20');
      for (const { name } of COUNTRIES) expect(words).not.toContain(name);
    }
  });

  it('asks for no reports without a repository', async () => {
    await renderSite('/contact');
    await findHeading('Contact');
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^This site has no contact address/)).toBeVisible();
    expect(main.queryByRole('button')).toBeNull();
    expect(screen.queryByText(later.pages.contact.bug.action)).toBeNull();
  });
});

it('the blog lists its posts, each with its date and description', async () => {
  const { user } = await renderSite('/blog');
  await findHeading('Blog');
  expect(screen.getByText('November 20, 2026')).toBeVisible();
  expect(screen.getByText(/^Where 1,140 landmarks come from/)).toBeVisible();
  await user.click(screen.getByText(POST));
  await findHeading(POST);
  expect(location.pathname).toBe('/blog/how-the-places-were-chosen');
  await waitFor(() => expect(document.title).toBe(pageTitle(POST)));
  expect(linkTo(later.pages.allPosts)).toBe('/blog');
});

it('a link in a text opens a page without reloading the site', async () => {
  const { user } = await renderSite('/login', { repository: REPOSITORY });
  await findHeading('Sign In');
  await user.click(within(screen.getByRole('main')).getByText(start.site.privacy));
  await findHeading('Privacy');
  expect(location.pathname).toBe('/privacy');
  await user.click(screen.getByText(start.site.about));
  await findHeading('About');
  expect(linkTo(later.pages.source)).toBe(REPOSITORY);
});

it('the document’s head has each page’s description and canonical address', async () => {
  const warn = vi.spyOn(console, 'error');
  document.head.innerHTML = '<meta data-prerendered name="description" content="Of the file" />';
  const { user } = await renderSite('/', {
    canonicalSite: 'https://zoomle.example',
    repository: REPOSITORY,
  });
  const descriptions = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
      ({ content }) => content,
    );
  expect(descriptions()).toEqual([start.descriptions.home]);
  await user.click(screen.getByText(start.site.contact));
  await findHeading('Contact');
  expect(descriptions()).toEqual([expect.stringContaining('How to report')]);
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', 'https://zoomle.example/contact');
  expect(warn).not.toHaveBeenCalled();
});
