import base from './playwright.config';

/** Takes pictures to look at, in .reports/screenshots: npm run screenshots. */
export default { ...base, testMatch: 'screenshots.ts', reporter: 'line' as const };
