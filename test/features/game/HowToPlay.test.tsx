import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import { nextUtcDate } from '../../../src/domain/calendar';
import { findCountry } from '../../../src/domain/countries';
import { sumIndex } from '../../../src/domain/dailyRule';
import { HELP_ANSWERS, HELP_GUESS, helpExample } from '../../../src/domain/helpExample';
import { newRound } from '../../../src/domain/round';
import { roundOpened } from '../../../src/features/events';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { mapbox } from '../../../src/maps/mapbox';
import type { MapProvider } from '../../../src/maps/mapProvider';
import { start } from '../../../src/texts/en/start';
import { utcDate } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { atlas } from '../../support/siteAtlas';

const renderRules = (mapProviders: MapProvider[] = [atlas], path = '/zoomle') =>
  renderSite(path, { countries, atlas, mapProviders, isFirstVisit: true });
const rules = () => within(screen.getByRole('dialog'));
const pictures = () => [...screen.getByRole('dialog').querySelectorAll('img')];

describe('the rules', () => {
  it('show a picture, a guess in the player’s units, and a wider picture', async () => {
    const { dispatch } = await renderRules();
    expect(pictures().map(({ src }) => src.slice(-'18.avif'.length))).toEqual([
      '18.avif',
      '16.avif',
    ]);
    const example = () => rules().getByLabelText(start.help.exampleLabel);
    expect(example()).toHaveTextContent(/^Norwayfrom Oslo Opera House2737 km↓south63% close/);
    dispatch(unitsPicked('mi'));
    expect(example()).toHaveTextContent('1701 mi');
  });

  it('request nothing from a map service, which is billed, but say that it starts nearer', async () => {
    const { unmount } = await renderRules();
    expect(rules().getByText('The crosshair marks a landmark.')).toBeVisible();
    expect(rules().queryByText(start.help.nearCloseUp)).toBeNull();
    unmount();
    await renderRules([mapbox('pk.test'), atlas]);
    expect(rules().getByText(start.help.nearCloseUp)).toBeVisible();
    for (const { src } of pictures()) expect(new URL(src).pathname).toMatch(/^\/atlas\//);
  });

  it.each([
    ['Asia/Tokyo', /00:00 UTC \(0?9:00.* your time\)\./],
    ['UTC', /00:00 UTC\./],
  ])('say when the day changes in %s', async (zone, text) => {
    vi.stubEnv('TZ', zone);
    const { user } = await renderRules();
    await user.click(rules().getByText(start.help.more));
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
    await user.click(rules().getByText(start.help.play));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show no answer of the coming years', () => {
    const answers = new Set<string | undefined>();
    for (let date = utcDate('2026-11-22'); date < '2030-01-01'; date = nextUtcDate(date)) {
      answers.add(countries[sumIndex(date, 0, countries.length)]?.name);
    }
    expect([...HELP_ANSWERS, HELP_GUESS].filter((name) => answers.has(name))).toEqual([]);
  });

  it('have other examples for days with the same answer', () => {
    const [first, second] = HELP_ANSWERS;
    const exampleFor = (...spoilers: string[]) => helpExample(countries, spoilers)?.answer.name;
    expect(exampleFor('Japan')).toBe(first);
    expect(exampleFor(first)).toBe(second);
    expect([first, second]).not.toContain(exampleFor(second, first));
  });

  it('do not show the answer of a practice round', async () => {
    const { dispatch } = await renderRules([atlas], '/zoomle/practice');
    const before = pictures().map(({ src }) => src);
    const round = newRound(findCountry(countries, HELP_ANSWERS[0]));
    dispatch(roundOpened({ id: 'practice:1', round }));
    expect(pictures().map(({ src }) => src)).not.toEqual(before);
  });
});
