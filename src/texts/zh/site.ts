import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: '跳到正文',
    backToHome: '返回首页',
    loading: '正在加载页面',
    copyright: (year) => `© ${year} Zoomle`,
    footer: '页脚',
    privacy: '隐私',
    about: '关于',
    contact: '联系我们',
    blog: '博客',
  },
  storage: {
    unavailable: '这个浏览器不允许网站存储数据：你可以玩，但离开后猜测会丢失。',
    full: '浏览器给本站的存储空间已满：离开后，新内容可能会丢失。之前保存的都还在。',
    newer:
      '这台设备上的进度是由网站的新版本保存的。它不会被改动，但在这里的猜测，离开后可能会丢失。请刷新页面。',
    damaged: '这台设备上存储的进度有一部分已损坏。我们另存了一份副本，能读出的内容都保留了下来。',
    dismiss: '关闭',
  },
  copying: {
    copied: '已复制到剪贴板',
    byHand: '请复制这段文字',
    byHandNote: '这个浏览器不支持自动复制。文字已经选中。',
  },
  release: {
    found: 'Zoomle 有新版本了。',
    applying: '正在加载新版本…',
    apply: '加载新版本',
  },
};
