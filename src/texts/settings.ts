/** The settings, in English. */
export const settingsTexts = {
  units: 'Distances in',
  km: 'kilometres',
  mi: 'miles',
  highContrast: 'High contrast',
  highContrastNote: 'Blue and orange instead of green, and stronger lines.',
};
