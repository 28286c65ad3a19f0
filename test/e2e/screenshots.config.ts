import base from './playwright.config';

/** Pictures to look at, in .reports/screenshots: npm run screenshots. */
export default { ...base, testMatch: 'screenshots.ts', reporter: 'line' as const };
