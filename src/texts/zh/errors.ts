import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: '应用出现意外错误！',
  notFound: { title: '找不到页面', note: '这个网址没有页面。' },
  broken: '无法显示这个页面。可能是网络断了，或者网站有了新版本。你的猜测都存在这台设备上。',
  home: '回到首页',
  sections: {
    map: '地图',
    input: '猜测输入框',
    rows: '猜测列表',
    recap: '本局结果',
    help: '玩法',
    statistics: '统计',
    settings: '设置',
    card: '今日题目',
    result: '今日结果',
    preview: '预览',
  },
  section: (name) => `无法显示${name}。刷新页面也许能解决。`,
  reload: '刷新',
  report: '复制报告',
  startOver: {
    title: '如果问题反复出现',
    note: '可以清空重来：未完成的往期题目、挑战和练习会被删除，每日题目的猜测、统计和设置都会保留。请先关闭本站的其他标签页，不然它们可能会把删掉的内容又带回来。',
    action: '清空重来',
  },
};
