import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Мова: ${language}`,
  offer: 'Zoomle є й українською.',
  accept: 'Грати українською',
  decline: 'Ні, дякую',
  notStored: (language) =>
    `${language}: цієї версії ще немає на цьому пристрої. Відкрийте її раз із доступом до мережі, і далі вона працюватиме й без нього.`,
};
