import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Відстані',
  km: 'Кілометри',
  mi: 'Милі',
  highContrast: 'Високий контраст',
  highContrastNote: 'Синій і помаранчевий замість зеленого, товстіші лінії.',
  describesPicture: 'Описувати знімок',
  describesPictureNote:
    'Текст під мапою розповідає, що видно на знімку, без назв. Програми зчитування з екрана озвучують його після кожної спроби.',
};
