import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { releaseFound } from '../../src/features/release/releaseSlice';
import { storageFailed } from '../../src/features/storage/storageErrorsSlice';
import { start } from '../../src/texts/en/start';
import { EASTLAND } from '../support/builders';
import { announced, heading } from '../support/onPage';
import { renderSite } from '../support/renderSite';
import { actAndLoad } from '../support/setupViews';

it.each(['/', '/zoomle', '/zoomle/archive'])('%s shows notices', async (path) => {
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

it('a notice that is dismissed with the mouse passes the focus on to the title', async () => {
  const { dispatch, user } = await renderSite('/zoomle');
  dispatch(storageFailed('full'));
  await user.click(screen.getByText(start.storage.dismiss));
  expect(screen.queryByText(start.storage.full)).toBeNull();
  expect(heading()).toHaveFocus();
});

it('a notice leaves the typed text and the focus alone', async () => {
  const { dispatch, user } = await renderSite('/zoomle');
  await user.type(screen.getByRole('combobox'), 'Far');
  dispatch(releaseFound());
  expect(screen.getByRole('combobox')).toHaveValue('Far');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('a round in progress at midnight has a notice that leads to today’s map, and back', async () => {
  const { today, yesterday } = start.game.notice;
  const { dispatch, user, wake } = await renderSite('/zoomle');
  dispatch(guessMade('daily:2026-11-20', EASTLAND));
  vi.setSystemTime('2026-11-21T00:00:01Z');
  actAndLoad(wake);
  expect(heading()).toHaveTextContent('November 20, 2026');
  await user.click(screen.getByText(today.action));
  expect(heading()).toHaveTextContent('November 21, 2026');
  expect(heading()).toHaveFocus();
  await user.click(screen.getByText(yesterday.action));
  expect(heading()).toHaveTextContent('November 20, 2026');
});
