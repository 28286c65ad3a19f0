import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { siteName } from '../../texts/siteName';
import { devActions } from './devActions';

/** Stack frames that all events share: packages, the extension, the store. */
const PLUMBING = /node_modules|-extension:|\/src\/(app\/dev\/devTools|store\/.+)\.ts/;

/** The stack of a dispatch, its component or listener first. */
function trace(): string {
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const [title, ...frames] = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = depth;
  return [title, ...frames.filter((frame) => !PLUMBING.test(frame))].join('\n');
}

/** No filters and no sanitizers: docs/adr/013. */
export const devToolsOptions = {
  name: siteName,
  // DevTools drops older events.
  maxAge: 500,
  // Send shared state once: a log with years of rounds took seconds.
  serialize: true,
  // Builds have no function names, and their Content-Security-Policy blocks the Dispatcher.
  ...(import.meta.env.DEV && { trace, actionCreators: devActions }),
} satisfies DevToolsEnhancerOptions;
