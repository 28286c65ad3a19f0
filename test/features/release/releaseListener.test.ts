import { afterEach, describe, expect, it, vi } from 'vitest';

import { aStore } from '../../support/testStore';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

afterEach(() => {
  vi.useRealTimers();
});

/** A store made at the time, how often it has looked, and the way to let time pass in its tab. */
async function aTab(at: string) {
  const lookForRelease = vi.fn();
  const { wake } = await aStore({ at, lookForRelease });
  const looks = () => lookForRelease.mock.calls.length;
  return { looks, wake, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a new release is looked for', () => {
  it('when the site is opened, and each hour from then on', async () => {
    const { looks, pass } = await aTab('2026-11-20T12:00:00Z');
    expect(looks()).toBe(1);
    await pass(HOUR_MS - 1);
    expect(looks()).toBe(1);
    await pass(1);
    expect(looks()).toBe(2);
    await pass(3 * HOUR_MS);
    expect(looks()).toBe(5);
  });

  it('when a day arrives, and an hour after that', async () => {
    const { looks, pass } = await aTab('2026-11-20T23:30:00Z');
    await pass(30 * MINUTE_MS);
    expect(looks()).toBe(2);
    await pass(HOUR_MS - 1);
    expect(looks()).toBe(2);
    await pass(1);
    expect(looks()).toBe(3);
  });

  it('when the page wakes on another day, its timers having slept', async () => {
    const { looks, pass, wake } = await aTab('2026-11-20T12:00:00Z');
    vi.setSystemTime('2026-12-08T12:00:00Z');
    wake();
    await pass(0);
    expect(looks()).toBe(2);
  });

  it('but not each time the page wakes', async () => {
    const { looks, pass, wake } = await aTab('2026-11-20T12:00:00Z');
    for (let wakes = 0; wakes < 10; wakes += 1) wake();
    await pass(0);
    expect(looks()).toBe(1);
  });
});
