/** The settings. */
export const settingsTexts = {
  units: 'Distances in',
  km: 'Kilometers',
  mi: 'Miles',
  highContrast: 'High contrast',
  highContrastNote: 'Blue and orange instead of green, and stronger lines.',
  describesPicture: 'Describe the picture',
  describesPictureNote:
    'A line under the map says what the picture shows, without names. Screen readers read it out after each guess.',
};
