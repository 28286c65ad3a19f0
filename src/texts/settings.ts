/** The settings, in English. */
export const settingsTexts = {
  units: 'Distances in',
  km: 'Kilometers',
  mi: 'Miles',
  highContrast: 'High contrast',
  highContrastNote: 'Blue and orange instead of green, and stronger lines.',
  sharesDetails: 'Add details when sharing',
  sharesDetailsNote: (example: string) => `A second line, such as: ${example}`,
};
