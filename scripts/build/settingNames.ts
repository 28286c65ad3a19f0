// Loaded with Vite's `runnerImport`, since the site's modules are imported without extensions.
import { Settings } from '../../src/features/settings/settingsSlice';
import type { Language } from '../../src/texts/languages';
import type { LaterTexts, StartTexts } from '../../src/texts/texts';

const starts = import.meta.glob<StartTexts>('../../src/texts/*/start.ts', {
  eager: true,
  import: 'start',
});
const laters = import.meta.glob<LaterTexts>('../../src/texts/*/later.ts', {
  eager: true,
  import: 'later',
});

/** The names that the settings have in their form, in Markdown. Other stored fields have none. */
export function settingNames(language: Language): string {
  const start = starts[`../../src/texts/${language}/start.ts`];
  const words: Partial<Record<string, string>> =
    laters[`../../src/texts/${language}/later.ts`]?.settings ?? {};
  const names = Object.keys(Settings.entries).flatMap((field) => words[field] ?? []);
  return start?.list(names.map((name) => `**${name}**`)) ?? '';
}
