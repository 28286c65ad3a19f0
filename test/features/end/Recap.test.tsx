import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { type Country } from '../../../src/domain/countries';
import { articleUrl } from '../../../src/features/end/wikipedia';
import { guessMade } from '../../../src/features/events';
import { rest } from '../../../src/texts/en/rest';
import { aCountry, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

/** A round whose answer is Northland, after guesses. */
async function renderRound(...guesses: Country[]) {
  const site = await renderSite('/zoomle');
  for (const country of guesses) await site.dispatch(guessMade('daily:2026-11-20', country));
}

it('the recap tells nothing while the round is played', async () => {
  await renderRound(EASTLAND);
  expect(screen.queryByText(/Northland/)).toBeNull();
});

it.each([
  ['won', [EASTLAND, NORTHLAND]],
  ['lost', SIX_MISSES.map((country) => (country === NORTHLAND ? EASTLAND : country))],
])('the recap of a round that was %s names the answer and its place', async (_, guesses) => {
  await renderRound(...guesses);
  const recap = within(await screen.findByRole('region', { name: 'Northland' }));
  expect(recap.getByText('Northland Tower', { selector: 'p' })).toBeVisible();
});

it('the recap leads to the article about the answer, in a tab of its own', async () => {
  const peru = aCountry('Peru', 10, 0);
  const { dispatch } = await renderSite('/zoomle', {
    countries: [ORIGIN, peru, EASTLAND, FARLAND],
  });
  await dispatch(guessMade('daily:2026-11-20', peru));
  const name = `${rest.recap.readMore('Peru')} ${rest.recap.newTab}`;
  const article = await screen.findByRole('link', { name });
  expect(article).toHaveAttribute('href', articleUrl('Peru', 'en'));
  expect(article).toHaveAttribute('rel', 'noreferrer');
  expect(article).toHaveAttribute('target', '_blank');
});
