import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { releaseFound } from '../../src/features/release/releaseSlice';
import { storageFailed } from '../../src/features/storage/storageSlice';
import { start } from '../../src/texts/en/start';
import { EASTLAND } from '../support/builders';
import { renderSite } from '../support/renderSite';

const ROUND = 'daily:2026-11-20';
const heading = () => screen.getByRole('heading', { level: 1 });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it.each([
  '/',
  '/zoomle',
  '/zoomle/practice',
  '/zoomle/archive',
  '/zoomle/2026-11-19',
  '/zoomle/2026-11-21',
  '/zoomle/challenge',
  '/zoomle/statistics',
])('%s has the notices', async (path) => {
  const applyRelease = vi.fn();
  const { dispatch, user } = await renderSite(path, { applyRelease });
  dispatch(storageFailed('full'));
  dispatch(releaseFound());
  expect(announced()).toContainEqual(expect.stringContaining(start.storage.full));
  expect(announced()).toContainEqual(expect.stringContaining(start.release.found));
  await user.click(screen.getByText(start.storage.dismiss));
  expect(screen.queryByText(start.storage.full)).toBeNull();
  expect(applyRelease).not.toHaveBeenCalled();
  await user.click(screen.getByText(start.release.apply));
  expect(applyRelease).toHaveBeenCalledOnce();
  expect(screen.getByText(start.release.applying)).toBeVisible();
});

it('a notice leaves what is being typed and the focus as they are', async () => {
  const { dispatch, user } = await renderSite('/zoomle');
  await user.type(screen.getByRole('combobox'), 'Far');
  dispatch(releaseFound());
  expect(screen.getByRole('combobox')).toHaveValue('Far');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

describe('after midnight in the middle of a round', () => {
  const { today, yesterday } = start.game.notice;

  async function renderAfterMidnight() {
    const site = await renderSite('/zoomle');
    site.dispatch(guessMade(ROUND, EASTLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    act(site.wake);
    return site;
  }

  it('a notice leads to today’s map, and another one back', async () => {
    const { user } = await renderAfterMidnight();
    expect(heading()).toHaveTextContent('November 20, 2026');
    await user.click(screen.getByText(today.action));
    expect(heading()).toHaveTextContent('November 21, 2026');
    expect(heading()).toHaveFocus();
    await user.click(screen.getByText(yesterday.action));
    expect(heading()).toHaveTextContent('November 20, 2026');
  });

  it('the second click of a double click does not lead back', async () => {
    const { user } = await renderAfterMidnight();
    await user.click(screen.getByText(today.action));
    // The way back stands where the pointer is by now.
    fireEvent.click(screen.getByText(yesterday.action), { detail: 2 });
    expect(heading()).toHaveTextContent('November 21, 2026');
  });
});
