import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { siteName } from '../../texts/siteName';
import { devActions } from './devActions';

/** Stack frames that every event has in common: packages, the extension, and the way into the store. */
const PLUMBING =
  /node_modules|-extension:|\/src\/app\/(dev\/devTools|hooks|makeStore|persistence\/\w+)\.ts/;

const STACK_DEPTH = 50;

/** Where an event was dispatched. The component or listener stands on top in DevTools' Trace. */
function trace(): string {
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_DEPTH;
  const [title, ...frames] = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = depth;
  return [title, ...frames.filter((frame) => !PLUMBING.test(frame))].join('\n');
}

/**
 * How Redux DevTools shows the story of a round: every event, whole. A filter would have the panel mark
 * the wrong rows, and a sanitizer would have Persist bring back what it left over (docs/adr/013).
 */
export const devToolsOptions = {
  name: siteName,
  // DevTools forgets the beginning of a longer log, and nobody could jump there any more.
  maxAge: 500,
  // What the states of a log share is sent once. A log of years of rounds took seconds otherwise.
  serialize: true,
  // A build has no names of functions to show, and its Content-Security-Policy refuses the Dispatcher.
  ...(import.meta.env.DEV && { trace, actionCreators: devActions }),
} satisfies DevToolsEnhancerOptions;
