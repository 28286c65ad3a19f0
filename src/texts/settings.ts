/** The settings, in English. */
export const settingsTexts = {
  units: 'Distances in',
  km: 'kilometers',
  mi: 'miles',
  highContrast: 'High contrast',
  highContrastNote: 'Blue and orange instead of green, and stronger lines.',
  sharesDetails: 'Say more when sharing',
  sharesDetailsNote: (example: string) => `Adds a line to the result that you share: ${example}`,
};
