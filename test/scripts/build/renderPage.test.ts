import { beforeAll, describe, expect, it } from 'vitest';

import { pagePaths, renderPage } from '../../../scripts/build/renderPage';
import { loadTexts } from '../../../src/app/loadTexts';
import { paths } from '../../../src/paths';
import { ENGLISH_PAGE } from '../../support/english';

const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1] ?? '';

it('every page without a parameter is rendered, and every post', () => {
  expect(pagePaths).toEqual(expect.arrayContaining([paths.about, paths.archive, paths.howToPlay]));
  expect(pagePaths).toContain('/blog/how-the-places-were-chosen');
  expect(pagePaths).not.toContain(paths.challengeBoard);
  expect(pagePaths.join()).not.toContain(':');
});

describe.each(pagePaths)('the first screen of %s that the build renders', (path) => {
  let head: string;
  let body: string;
  beforeAll(async () => {
    ({ head, body } = await renderPage(path, ENGLISH_PAGE));
  });

  it('has its heading, its title and its description', () => {
    expect(attribute(body, /<h1[^>]*>([^<]+)</)).not.toBe('');
    expect(attribute(head, /<title[^>]*>([^<]+)</)).toMatch(/Zoomle/);
    expect(attribute(head, /name="description" content="([^"]+)"/).length).toBeGreaterThan(40);
  });

  it('shows all of its text without a script', () => {
    expect(body).not.toMatch(/<script|<template/);
  });

  it('depends on no date', () => {
    expect(body.replace(/<time.*?<\/time>/g, '')).not.toMatch(/20\d\d-|©|Zoomle - \w+ \d|waiting/);
  });

  it('disables its controls', () => {
    const controls = body.match(/<(button|input|textarea)[^>]*>/g) ?? [];
    expect(controls.filter((tag) => !tag.includes(' disabled=""'))).toEqual([]);
  });
});

it('a page is rendered in its language, with the styles of both themes', async () => {
  const { head, body } = await renderPage(paths.about, await loadTexts('de'));
  expect(head).toContain('Über das Spiel');
  expect(body).toContain('href="/de/blog"');
  expect(body).toContain('@media (prefers-color-scheme: dark)');
});
