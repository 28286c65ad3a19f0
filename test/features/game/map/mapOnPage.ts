import { fireEvent, screen } from '@testing-library/react';

import { guessMade } from '../../../../src/features/events';
import { start } from '../../../../src/texts/en/start';
import { EASTLAND } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';
import { testAtlas, testMaps } from '../../../support/testStore';

/** The game with today's answer Northland, a map service, and the atlas as its fallback. */
export const renderGame = (options: Parameters<typeof renderSite>[1] = {}) =>
  renderSite('/zoomle', { mapProviders: [testMaps, testAtlas], ...options });

export const service = (zoom: number) => `https://maps.test/Northland/${zoom}`;
export const atlas = (zoom: number) => `/atlas/Northland/${zoom}`;

/** A wrong guess, which zooms out. */
export const guess = () => guessMade('daily:2026-11-20', EASTLAND);

/** The picture loading or shown. jsdom loads none, so the test fires the load event. */
export const picture = () => screen.queryByAltText<HTMLImageElement>(start.game.map.alternative);
export const source = () => picture()?.getAttribute('src');
const imageOf = (url?: string) =>
  (url ? document.querySelector(`img[src="${url}"]`) : picture()) ?? window;
export const load = (url?: string) => fireEvent.load(imageOf(url));
export const fail = () => fireEvent.error(imageOf());

/** The notice that the atlas is shown instead of the service. */
export const notice = () => screen.queryByText(start.game.map.fallback);
/** The line of the scale bar with its bar. */
export const scale = () => document.querySelector<HTMLElement>('[style*="--length"]');
/** The picture's source, and the length of its scale bar. */
export const imprint = () => [screen.queryByText(/imagery$/)?.textContent, scale()?.textContent];
