import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: '距离单位',
  km: '公里',
  mi: '英里',
  highContrast: '高对比度',
  highContrastNote: '用蓝色和橙色代替绿色，线条更明显。',
  describesPicture: '描述画面',
  describesPictureNote:
    '在地图下方用文字说明画面里有什么，不提地名。屏幕阅读器会在每次猜测后读出。',
};
