import type { Texts } from '../texts';

/** Maintainers read English. */
const IN_ENGLISH = '（可以的话，请用英文填写。）';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline: '练习需要联网，但现在没有网络。今日题目可以离线玩。',
  },
  about: {
    source: '本站源代码',
  },
  blog: {
    allPosts: '全部文章',
    language: '文章为英文。',
  },
  contact: {
    coordinate: {
      action: '报告坐标错误',
      title: '坐标错误：',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          '国家：',
          '地标：',
          '哪里不对，地标实际在哪里：',
          '你是怎么知道的：',
          '',
          `题目日期（UTC）：${today}`,
        ].join('\n'),
    },
    bug: {
      action: '报告问题',
      title: '问题：',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          '发生了什么：',
          '你期望的结果：',
          '怎样重现：',
          '浏览器和设备：',
          '',
          `题目日期（UTC）：${today}`,
        ].join('\n'),
    },
    note: '每个链接都会在项目的代码仓库里新建一个 issue，并附上要回答的问题。你需要有那里的账号。issue 是公开的，关于今日题目的 issue 会泄露答案：请等这一天结束后再提交。',
  },
};
