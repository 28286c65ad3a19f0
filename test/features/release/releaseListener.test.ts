import { describe, expect, it, vi } from 'vitest';

import {
  applyRelease,
  releaseFound,
  selectRelease,
} from '../../../src/features/release/releaseSlice';
import { aStore } from '../../support/testStore';

const HOUR_MS = 3_600_000;

/** A tab opened at a time, and how often it has checked. */
function aTab(at: string) {
  const checkForRelease = vi.fn();
  aStore({ at, checkForRelease });
  const checks = () => checkForRelease.mock.calls.length;
  return { checks, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a tab checks for a new release', () => {
  it('when it is opened, and every hour', async () => {
    const { checks, pass } = aTab('2026-11-20T12:00:00Z');
    expect(checks()).toBe(1);
    await pass(HOUR_MS - 1);
    expect(checks()).toBe(1);
    await pass(1);
    expect(checks()).toBe(2);
    await pass(HOUR_MS);
    expect(checks()).toBe(3);
  });

  it('when a day begins, and an hour later', async () => {
    const { checks, pass } = aTab('2026-11-20T23:30:00Z');
    await pass(HOUR_MS / 2);
    expect(checks()).toBe(2);
    await pass(HOUR_MS - 1);
    expect(checks()).toBe(2);
    await pass(1);
    expect(checks()).toBe(3);
  });
});

it('a release that is being applied is not found again', () => {
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
