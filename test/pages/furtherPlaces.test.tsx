import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NORTHLAND, ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';
import { testAtlas, testMaps } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const PARK = { name: 'Northland Park', lat: 12, lon: 3 };
const LAKE = { name: 'Northland Lake', lat: 14, lon: 5 };
const country = { ...NORTHLAND, mapLocations: [...NORTHLAND.mapLocations, PARK, LAKE] };

/** A won round, with a provider that can picture any place unless another is given. */
async function renderWon(mapProviders = [testMaps, testAtlas]) {
  const site = await renderSite('/zoomle', { countries: [ORIGIN, country], mapProviders });
  await site.user.type(screen.getByRole('combobox'), 'north{Enter}');
  const button = (name: string) => screen.getByRole('button', { name });
  const look = async (name: string) => site.user.click(await screen.findByRole('button', { name }));
  return { ...site, button, look };
}

const slider = () => screen.getByRole('slider', { name: 'Zoom level' });
/** By its alternative text: jsdom loads no picture, so none is ever shown. */
const picture = (name: string) => screen.findByAltText(name);

describe('the further places of a country', () => {
  it('are looked at in the board’s frame, with the slider free over all levels', async () => {
    const { look, button } = await renderWon();
    await look('Northland Park');
    expect(await picture('Satellite picture of Northland Park')).toHaveAttribute(
      'src',
      'https://maps.test/Northland/15',
    );
    expect(screen.getByText('Zoom Level: 15 (4/15)')).toBeVisible();
    expect(button('Northland Park')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(slider(), { target: { value: '14' } });
    expect(screen.getByText('Zoom Level: 4 (15/15)')).toBeVisible();
  });

  it('are told to screen readers, and the slider has the focus', async () => {
    const { look } = await renderWon();
    await look('Northland Lake');
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Northland Lake');
    expect(slider()).toHaveFocus();
  });

  it('are left for the landmark, as far out as the round had come', async () => {
    const { look } = await renderWon();
    await look('Northland Park');
    await look('Back to Northland Tower');
    expect(await picture('Satellite picture of the place to guess')).toBeInTheDocument();
    expect(screen.getByText('Zoom Level: 17 (2/2)')).toBeVisible();
    expect(slider()).toHaveFocus();
  });

  it('have no last resort: a failure is told, and tried again', async () => {
    const { look } = await renderWon();
    await look('Northland Park');
    fireEvent.error(await picture('Satellite picture of Northland Park'));
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await look('Retry');
    expect(await picture('Satellite picture of Northland Park')).toBeInTheDocument();
  });

  it('leave the home page’s picture the landmark’s', async () => {
    const { look, user, container } = await renderWon();
    await look('Northland Park');
    await user.click(screen.getByRole('link', { name: /Back to Home/ }));
    await screen.findByText('Play. Guess. Win.');
    expect(container.querySelector('article img')).toHaveAttribute('src', '/atlas/Northland/18');
  });

  it('are not offered one by one where the provider has no picture of them', async () => {
    await renderWon([testAtlas]);
    expect(await screen.findByRole('heading', { name: 'More of Northland' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Northland Park' })).toBeNull();
  });
});
