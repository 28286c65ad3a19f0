import type { Page } from '@playwright/test';

import { start } from '../../../src/texts/en/start';

/** The message in place of a section that failed. */
export const failed = (page: Page, section: keyof typeof start.errors.sections) =>
  page.getByRole('alert').filter({ hasText: start.errors.section(start.errors.sections[section]) });
