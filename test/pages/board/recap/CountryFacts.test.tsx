import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { guessMade, neighbourNamed } from '../../../../src/features/events';
import { unitsPicked } from '../../../../src/features/settings/settingsSlice';
import type { Outline } from '../../../../src/maps/outline';
import { later } from '../../../../src/texts/en/later';
import { anAtlas, anOutline, COUNTRIES, NORTHLAND } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';

async function renderWon(outline: Partial<Outline> | null) {
  const site = await renderSite('/zoomle', {
    atlas: anAtlas('Northland'),
    countries: COUNTRIES.map((country) => ({ ...country, parts: ['Southern Isles'] })),
    loadOutline: () => Promise.resolve(outline && { ...anOutline, ...outline }),
  });
  await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  await screen.findByRole('region', { name: 'Northland' });
  const region = screen.getByRole('main');
  return { ...site, region, end: within(region) };
}

describe('what the player was looking at', () => {
  it('is the landmark as a link, then its country with its flag and area', async () => {
    const { dispatch, region, end } = await renderWon({
      areaKm2: 84_000,
      areaRank: 3,
      neighbours: ['Eastland', 'Farland'],
    });
    const link = end.getByRole('link', { name: /^Northland Tower/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('Northland+Tower'));
    expect(region.querySelector('[src="/atlas/abcdef/flag.avif"]')).toBeVisible();
    expect(await end.findByText('84,000 km²')).toBeVisible();
    expect(end.getByText(later.recap.rank(3, 4))).toBeVisible();
    dispatch(unitsPicked('mi'));
    expect(end.getByText('32,000 sq mi')).toBeVisible();
  });

  it('tells the neighbours’ number, and their names on demand, until the question for them is over', async () => {
    const { dispatch, end, user } = await renderWon({ neighbours: ['Eastland', 'Farland'] });
    const number = await end.findByText('2', { selector: 'summary' });
    expect(end.getByText('Eastland, Farland')).not.toBeVisible();
    await user.click(number);
    expect(end.getByText('Eastland, Farland')).toBeVisible();
    await user.click(number);
    await dispatch(neighbourNamed('daily:2026-11-20', ['Eastland', 'Farland'], null));
    expect(end.getByText('Eastland, Farland')).toBeVisible();
    expect(end.queryByText('2', { selector: 'summary' })).toBeNull();
  });

  it('says which neighbours and parts are beyond the picture', async () => {
    const { end } = await renderWon({
      neighbours: ['Eastland', 'Farland'],
      neighboursBeyond: ['Farland'],
      partsBeyond: [0],
    });
    expect(await end.findByText(`Eastland, ${later.recap.offMap('Farland')}`)).toBeInTheDocument();
    expect(end.getByText(later.recap.beyond).nextSibling).toHaveTextContent('Southern Isles');
  });

  it('says so where there are no neighbours', async () => {
    const { end } = await renderWon({ neighbours: [] });
    expect(await end.findByText(later.recap.noBorders)).toBeVisible();
  });

  it('is the landmark and the country alone until facts are known', async () => {
    const { end } = await renderWon(null);
    expect(end.getByRole('heading', { name: 'Northland' })).toBeVisible();
    expect(end.queryByText(later.recap.area)).toBeNull();
  });
});
