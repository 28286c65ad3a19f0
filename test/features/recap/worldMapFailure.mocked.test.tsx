import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { WorldContext } from '../../../src/app/hooks';
import { guessMade } from '../../../src/features/game/gameSlice';
import { Recap } from '../../../src/features/recap/Recap';
import { COUNTRIES, NORTHLAND } from '../../support/builders';
import { WORLD } from '../../support/renderSite';
import { aStore } from '../../support/testStore';

vi.mock('../../../src/features/recap/WorldMap', () => {
  throw new Error('the network is gone');
});

it('a world map that does not load leaves a line of text and the rest of the recap', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store } = await aStore({ realTimers: true });
  store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  render(
    <Provider store={store}>
      <WorldContext value={{ ...WORLD, countries: COUNTRIES }}>
        <Recap id="end" onPlacePicked={() => undefined} />
      </WorldContext>
    </Provider>,
  );
  expect(await screen.findByText('The world map could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Northland' })).toBeVisible();
});
