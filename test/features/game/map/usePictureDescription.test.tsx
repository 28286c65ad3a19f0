import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../../src/features/events';
import { placeSelected, zoomPicked } from '../../../../src/features/game/gameSlice';
import { descriptionSwitched } from '../../../../src/features/settings/settingsSlice';
import type { Services } from '../../../../src/store/services';
import { devTexts } from '../../../../src/texts/dev';
import { start } from '../../../../src/texts/en/start';
import { aFurtherPlace, anAtlas, FACTS, NORTHLAND } from '../../../support/builders';
import { renderSite } from '../../../support/renderSite';
import { actAndLoad } from '../../../support/setupViews';
import { testAtlas, testMaps } from '../../../support/testStore';
import { guess } from './mapOnPage';

const texts = start.game.map;
const AT_18 = 'The crosshair is on an island about 40 km long, from north to south.';
const AT_17 = 'Mountains far to the south, rising above 3,900 m.';

const picture = () => screen.getByAltText(/^Satellite picture/);
/** Its alternative text. */
const alternative = () => picture().getAttribute('alt');
const load = () => actAndLoad(() => void picture().dispatchEvent(new Event('load'))).done;
const fail = () => actAndLoad(() => void picture().dispatchEvent(new Event('error'))).done;
/** The line under the map, which screen readers read out. */
const line = () => {
  const lines = screen.getAllByRole('status').map(({ textContent }) => textContent);
  return lines.filter((text) => /across\. |The description could/.test(text)).join();
};
const settle = () => act(() => vi.dynamicImportSettled());

const renderDescribed = async (options: Parameters<typeof renderSite>[1] = {}) => {
  const site = await renderSite('/zoomle', {
    atlas: anAtlas('Northland'),
    mapProviders: [testAtlas],
    loadFacts: () => Promise.resolve(FACTS),
    ...options,
  });
  return { ...site, switchOn: (on = true) => site.dispatch(descriptionSwitched(on)) };
};

/** A described round with its first picture and the facts loaded. */
const renderLoaded = async (options?: Parameters<typeof renderSite>[1]) => {
  const site = await renderDescribed(options);
  load();
  await settle();
  return site;
};

describe('the alternative text of the picture', () => {
  it('describes it when it has loaded, and each further level, by facts loaded once a round', async () => {
    const loadFacts = vi.fn(() => Promise.resolve(FACTS));
    const { dispatch, user } = await renderDescribed({ loadFacts });
    await settle();
    expect(loadFacts).not.toHaveBeenCalled();
    expect(alternative()).toBe(texts.alternative);
    await load();
    await settle();
    expect(alternative()).toContain(AT_18);
    expect(line()).toBe('');
    dispatch(guess());
    expect(alternative()).toContain(AT_17);
    load();
    dispatch(zoomPicked(18));
    expect(alternative()).toContain(AT_18);
    await user.click(screen.getByText(devTexts.next.action));
    expect(alternative()).toBe(texts.alternative);
    await load();
    await settle();
    expect(loadFacts.mock.calls).toEqual([['Northland'], ['Eastland']]);
  });

  it('says that it is the atlas’s view, unless the atlas is shown in place of the map service', async () => {
    const { unmount } = await renderLoaded({ mapProviders: [testMaps, testAtlas] });
    expect(alternative()).toContain(`. As the offline atlas shows it: About`);
    unmount();
    await renderDescribed({ mapProviders: [testMaps, testAtlas] });
    fail();
    await load();
    await settle();
    expect(alternative()).toMatch(/to guess\. About .*island/);
  });
});

describe('the line under the map', () => {
  it('describes the picture instead of the alternative text, while the setting is on', async () => {
    const { dispatch, switchOn } = await renderLoaded();
    switchOn();
    expect(line()).toContain(AT_18);
    expect(alternative()).toBe(texts.alternative);
    dispatch(guess());
    expect(line()).toContain(AT_17);
    switchOn(false);
    expect(line()).toBe('');
  });

  it('is there without the setting while the picture cannot be shown', async () => {
    const { dispatch } = await renderDescribed();
    fail();
    await settle();
    expect(line()).toContain(AT_18);
    dispatch(guess());
    expect(line()).toContain(AT_17);
    load();
    expect(line()).toBe('');
  });

  it('is there where no address can be built', async () => {
    await renderDescribed({ mapProviders: [{ ...testMaps, picture: () => null }] });
    await settle();
    expect(screen.getByText(texts.unavailable)).toBeVisible();
    expect(line()).toContain(AT_18);
  });

  it('is empty while the map shows a further place, which the alternative text names', async () => {
    const { dispatch, switchOn } = await renderLoaded({ mapProviders: [testMaps, testAtlas] });
    switchOn();
    await dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    dispatch(placeSelected(aFurtherPlace('Bridge')));
    expect(line()).toBe('');
    expect(alternative()).toBe(texts.place('Bridge'));
  });
});

describe('facts that', () => {
  it.each<[string, Services['loadFacts']]>([
    ['do not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['are invalid', () => Promise.resolve(JSON.parse('[{}]') as never)],
  ])('%s leave the plain alternative text, and the line says so', async (_, loadFacts) => {
    const { switchOn } = await renderLoaded({ loadFacts });
    expect(alternative()).toBe(texts.alternative);
    switchOn();
    expect(line()).toBe(texts.noDescription);
  });

  it('have not come are asked for again at the next level, whenever the first attempt ends', async () => {
    const loadFacts = vi.fn<Services['loadFacts']>(() => new Promise(() => undefined));
    const { dispatch } = await renderDescribed({ loadFacts, realTimers: false });
    load();
    loadFacts.mockResolvedValue(FACTS);
    dispatch(guess());
    await load();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(alternative()).toContain(AT_17);
  });
});
