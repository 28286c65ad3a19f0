import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `语言：${language}`,
  offer: 'Zoomle 也有简体中文版。',
  accept: '用简体中文继续',
  decline: '不用了',
  notStored: (language) => `这台设备上还没有保存“${language}”版。联网打开一次，之后断网也能用。`,
};
