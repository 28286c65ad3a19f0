import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { siteName } from '../../texts/siteName';
import { devActions } from './devActions';

/** Stack frames common to all events: packages, the extension, and the store's own. */
const PLUMBING =
  /node_modules|-extension:|\/src\/app\/(dev\/devTools|hooks|makeStore|persistence\/\w+)\.ts/;

/** Where an event was dispatched: its component or listener comes first in DevTools' Trace. */
function trace(): string {
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const [title, ...frames] = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = depth;
  return [title, ...frames.filter((frame) => !PLUMBING.test(frame))].join('\n');
}

/** Shows every event, whole, without filters or sanitizers: docs/adr/013 says why. */
export const devToolsOptions = {
  name: siteName,
  // DevTools drops older events, and jumps to them.
  maxAge: 500,
  // Send what the states share once: a log with years of rounds took seconds otherwise.
  serialize: true,
  // A build has no function names, and its Content-Security-Policy blocks the Dispatcher.
  ...(import.meta.env.DEV && { trace, actionCreators: devActions }),
} satisfies DevToolsEnhancerOptions;
