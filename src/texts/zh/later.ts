import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { localTimeNote, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('zh');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle 往期题目',
    subtitle: '往期题目想玩就玩，不影响你的统计。',
    description: (first) => `${writtenOut(first)}以来的全部 Zoomle 往期题目，想玩就玩。`,
    years: '年份',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `已玩 ${played}/${days}`,
    random: '随便来一题',
    allPlayed: '每一天你都玩过了。',
    closed: (date) => `暂时关闭，${writtenOut(date)}重新开放`,
    closedTitle: '这道题暂时关闭',
    closedNote: (date) => `现在玩会泄露今天或明天的答案。${writtenOut(date)}重新开放。`,
    noPuzzle: '这一天没有题目',
    noPuzzleNote: (first) => `往期题目从${writtenOut(first)}到昨天（UTC），每天一题。`,
    open: '打开往期题目',
  },
  challenge: {
    subtitle: '同样的五道题，比比谁猜得少。',
    description: '用五道 Zoomle 题目挑战好友，一个链接就够了。',
    invitation: '给好友发五道题，猜的次数少者胜。',
    about:
      '随机选出的五个国家会变成一个链接。打开链接的人会依次猜同样的五道题。你也可以自己先玩，链接会带上你的成绩。',
    make: '发起挑战',
    makeAnother: '新的挑战',
    send: '发给好友',
    honesty: '这些内容都不会保存到服务器上，全在链接里。链接可以被改动，所以朋友之间玩玩就好。',
    intro: {
      title: 'Zoomle 挑战',
      friends: (total) => `你的好友一共猜了 ${total} 次。你能更少吗？`,
      game: '看卫星图上的一个地点，六次之内猜出国家；每猜错一次，画面就拉远一级。',
      rules: (lost) => `猜的次数少的一方获胜；没猜中的题算 ${lost} 次。挑战不影响你的统计。`,
      start: '开始',
      goOn: '继续',
    },
    board: { next: '下一题', result: '查看结果' },
    result: {
      title: 'Zoomle 挑战结果',
      alone: (mine) => `五道题你一共猜了 ${mine} 次。`,
      won: (mine, theirs) => `你赢了：${mine} 次对 ${theirs} 次。`,
      lost: (mine, theirs) => `好友赢了：${theirs} 次对 ${mine} 次。`,
      draw: (mine) => `平局：都猜了 ${mine} 次。`,
      table: '每题的猜测次数',
      columns: { map: '题目', country: '国家', mine: '你', theirs: '好友' },
      total: '总计',
      lostNote: (lost) => `X：没猜中，算 ${lost} 次。`,
      places: '五个地点',
      reply: '把结果发回去',
    },
    share: {
      action: '分享链接',
      invitation: 'Zoomle 挑战：同样的五道题，看谁猜的次数少！',
      result: (mine) => `Zoomle 挑战：五道题我猜了 ${mine} 次，你能更少吗？`,
      reply: (verdict) => `Zoomle 挑战：${verdict}`,
      verdict: {
        won: (mine, theirs) => `我赢了，${mine} 次对 ${theirs} 次！`,
        lost: (mine, theirs) => `你赢了，${theirs} 次对 ${mine} 次。`,
        draw: (mine) => `平局，我们都猜了 ${mine} 次。`,
      },
    },
    open: {
      heading: '进行中的挑战',
      link: (played, of) => `继续：已完成 ${played}/${of} 题`,
    },
    refused: {
      title: '无法打开这个挑战',
      damaged: '链接不完整、太长或有错误的字符。请让好友把完整的链接再发一次。',
      otherList:
        '这个链接来自网站的另一个版本，用的国家列表不同。请刷新页面再试，或者发起新的挑战。',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}：${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: '没玩',
    result: {
      playing: () => '未完成',
      won: (guesses) => `第 ${guesses} 次猜中`,
      lost: () => '没猜中',
    },
  },
  pages: {
    practiceOffline: '练习需要联网，但现在没有网络。今日题目可以离线玩。',
    source: '本站源代码',
    allPosts: '全部文章',
    postsLanguage: '文章为英文。',
    contact: {
      coordinate: {
        action: '报告坐标错误',
        title: '坐标错误：',
        questions: ['国家：', '地标：', '哪里不对，地标实际在哪里：', '你是怎么知道的：'],
      },
      bug: {
        action: '报告问题',
        title: '问题：',
        questions: ['发生了什么：', '你期望的结果：', '怎样重现：', '浏览器和设备：'],
      },
      date: (today) => `题目日期（UTC）：${today}`,
      inEnglish: '（可以的话，请用英文填写。）',
      note: '每个链接都会在项目的代码仓库里新建一个 issue，并附上要回答的问题。你需要有那里的账号。issue 是公开的，关于今日题目的 issue 会泄露答案：请等这一天结束后再提交。',
    },
  },
  progress: {
    title: '你的进度',
    description:
      '你在 Zoomle 的统计：胜率、连胜和猜测次数。可以把进度保存成文件或代码，在另一台设备上恢复。',
    open: '把进度转移到其他设备',
    intro: '你的进度只存在这台设备的这个浏览器里。可以留一份备份，或者转移到其他设备。',
    export: {
      heading: '导出',
      note: '导出的内容包括每日题目和往期题目，不包括练习、挑战和设置。代码的内容和文件一样，可以粘贴到发给自己的消息里。',
      save: '保存为文件',
      copy: '复制为代码',
      fileName: (date) => `zoomle-progress-${date}.json`,
    },
    persist: {
      heading: '保护进度',
      note: '设备空间不足时，浏览器可能会清除网站存储的数据。你可以请浏览器保护你的进度，它可能会要你确认。',
      ask: '保护我的进度',
      granted: '除非你自己清除，浏览器会一直保留你的进度。',
      refused: '浏览器没有同意。请不时导出一份备份。',
    },
    import: {
      heading: '导入',
      note: '导入前会先告诉你有哪些变化。已完成的题目绝不会被替换。',
      file: '从文件',
      code: '从代码',
      preview: '预览',
      outcome: {
        kinds: { daily: '每日题目', archive: '往期题目' },
        added: (count) => plural(count, '新增 # 题'),
        improved: (count) => plural(count, '# 题接续这里的进度'),
        unchanged: (count) => plural(count, '# 题这里已有'),
        keptMine: (count) => plural(count, '# 题不一致，保留这里的'),
        sentence: (kind, clauses) => `${kind}：${clauses.join('，')}。`,
      },
      nothingNew: '里面没有新内容。',
      confirm: '导入',
      decline: '取消',
      declined: '没有做任何更改。',
      imported: (count) => plural(count, '已导入 # 题。'),
      notStored: '这个浏览器现在无法保存：离开后可能会丢失。',
      refused: {
        damaged:
          '无法读取：内容已损坏或不完整，或者含有比这台设备的时钟更晚的日期。没有做任何更改。',
        foreign: '这不是 Zoomle 的导出内容。没有做任何更改。',
        newer: '导出它的 Zoomle 比现在打开的版本新。没有做任何更改。请刷新页面再试。',
        oversized: '内容超过 1 MB，不可能是 Zoomle 的导出内容。没有做任何更改。',
        unavailable: '网站有一部分需要的内容没能加载。请检查网络，刷新页面再试。',
      },
    },
  },
  recap: {
    readMore: (country) => `在维基百科上了解${country}`,
    newTab: '（在新标签页中打开）',
    views: { country: '这个国家', guesses: '你的猜测' },
    map: (country, place, misses) =>
      misses > 0
        ? `地图：从每个猜错的国家到 ${place}（${country}）各有一条连线`
        : `地图：${place}（${country}）`,
    answersMap: '世界地图，各题的地点用编号标出',
    more: (country) => `${country}的更多地点`,
    moreFailed: (country) => `无法加载${country}的更多地点。`,
    look: '选择一个地点，即可在上方地图中查看。',
    pastMaps: '试试往期题目',
    practice: '用随机国家练习',
    yourStatistics: '你的统计',
    countdown: (time) => `距下一题还有 ${time}`,
    newMap: (next) =>
      `新题目在 00:00 UTC${localTimeNote(next, (time) => `（你的当地时间 ${time}）`) || ' '}上线`,
    share: '分享',
  },
  statistics: {
    none: '还没有战绩',
    played: '已玩',
    winRate: '胜率',
    currentStreak: '当前连胜',
    longestStreak: '最长连胜',
    distribution: '猜测次数分布',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses} 次：${rounds} 题${isThisRound ? '，包括这一题' : ''}`,
    note: '只统计每日题目。没猜中或漏掉一天，连胜就会中断。',
  },
  settings: {
    units: '距离单位',
    km: '公里',
    mi: '英里',
    highContrast: '高对比度',
    highContrastNote: '用蓝色和橙色代替绿色，线条更明显。',
    describesPicture: '描述画面',
    describesPictureNote:
      '在地图下方用文字说明画面里有什么，不提地名。屏幕阅读器会在每次猜测后读出。',
  },
};
