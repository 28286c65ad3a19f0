import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { mapbox } from '../../../src/maps/mapbox';
import type { MapProvider } from '../../../src/maps/mapProvider';
import { start } from '../../../src/texts/en/start';
import { renderSite } from '../../support/renderSite';
import { atlas } from '../../support/siteAtlas';

const renderRules = (mapProviders: MapProvider[] = [atlas]) =>
  renderSite('/zoomle', { countries, atlas, mapProviders, isFirstVisit: true });
const rules = () => within(screen.getByRole('dialog'));
const pictures = () => [...screen.getByRole('dialog').querySelectorAll('img')];

describe('the rules', () => {
  it('have one button: “Play” when they open by themselves, “Close” from the menu', async () => {
    const { user } = await renderRules();
    const close = () => rules().queryByRole('button', { name: start.game.menu.close });
    expect(close()).toBeNull();
    // No ring round a button that no key has reached.
    expect(rules().getByRole('heading')).toHaveAttribute('autofocus');
    await user.click(rules().getByRole('button', { name: start.help.play }));
    await user.click(screen.getByRole('button', { name: start.game.menu.help }));
    expect(close()).toBeVisible();
    expect(rules().queryByRole('button', { name: start.help.play })).toBeNull();
  });

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
});
