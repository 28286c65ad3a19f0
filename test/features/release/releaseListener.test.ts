import { describe, expect, it, vi } from 'vitest';

import {
  applyRelease,
  releaseFound,
  selectRelease,
} from '../../../src/features/release/releaseSlice';
import { aStore } from '../../support/testStore';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A tab opened at a time, how often it has checked, and the way to let time pass in it. */
function aTab(at: string) {
  const checkForRelease = vi.fn();
  const { wake } = aStore({ at, checkForRelease });
  const checks = () => checkForRelease.mock.calls.length;
  return { checks, wake, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a tab checks for a new release', () => {
  it('when it is opened, and every hour from then on', async () => {
    const { checks, pass } = aTab('2026-11-20T12:00:00Z');
    expect(checks()).toBe(1);
    await pass(HOUR_MS - 1);
    expect(checks()).toBe(1);
    await pass(1);
    expect(checks()).toBe(2);
    await pass(3 * HOUR_MS);
    expect(checks()).toBe(5);
  });

  it('when another day begins, and an hour after that', async () => {
    const { checks, pass } = aTab('2026-11-20T23:30:00Z');
    await pass(30 * MINUTE_MS);
    expect(checks()).toBe(2);
    await pass(HOUR_MS - 1);
    expect(checks()).toBe(2);
    await pass(1);
    expect(checks()).toBe(3);
  });
});

it('a release that was found is applied, and found no more', () => {
  const apply = vi.fn();
  const { store } = aStore({ applyRelease: apply });
  const release = () => selectRelease(store.getState());
  expect(release()).toBe('current');
  store.dispatch(releaseFound());
  expect(release()).toBe('found');
  store.dispatch(applyRelease());
  expect([release(), apply.mock.calls.length]).toEqual(['applying', 1]);
  store.dispatch(releaseFound());
  expect(release()).toBe('applying');
});
