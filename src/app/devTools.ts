import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { siteName } from '../texts/descriptions';

/** How Redux DevTools shows the story of a round. */
export const devToolsOptions = {
  name: siteName,
  // A build has no names of functions to show.
  trace: import.meta.env.DEV,
  // DevTools forgets the beginning of a longer log, and nobody could jump there any more.
  maxAge: 500,
  // Every key is an event; listed, they bury the guesses.
  actionsDenylist: ['game/textTyped'],
} satisfies DevToolsEnhancerOptions;
