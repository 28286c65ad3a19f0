import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Rounds } from '../../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../../src/features/events';
import { later } from '../../../../src/texts/en/later';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';

const { earth } = later;

describe('the first win of a country', () => {
  it.each([
    ['which of the lit countries it is', [], earth.nth('Northland', 1)],
    ['that it was the last', [ORIGIN, EASTLAND, FARLAND], earth.all],
  ])('says after the round %s, and leads to the Earth', async (_, before, name) => {
    const site = await renderSite('/zoomle');
    const wins = before.map((each, index) => [`practice:${index}`, aRound(each, each)]);
    site.dispatch(roundsImported(Object.fromEntries(wins) as Rounds));
    await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/zoomle/earth');
  });

  it('is not told again of a country that was lit before', async () => {
    const site = await renderSite('/zoomle');
    site.dispatch(roundsImported({ 'daily:2026-11-01': aRound(NORTHLAND, NORTHLAND) }));
    await site.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    await screen.findByRole('region', { name: 'Northland' });
    expect(screen.queryByText(/on your Earth/)).toBeNull();
  });
});
