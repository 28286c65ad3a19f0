import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { other: '新增 # 题' }),
    improved > 0 && plural(improved, { other: '# 题比这里进度更多' }),
    unchanged > 0 && plural(unchanged, { other: '# 题这里已有' }),
    keptMine > 0 && plural(keptMine, { other: '# 题不一致，保留这里的' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}：${clauses.join('，')}。`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: '你的进度',
  description:
    '你在 Zoomle 的统计：胜率、连胜和猜测次数。可以把进度保存成文件或代码，在另一台设备上恢复。',
  open: '把进度转移到其他设备',
  intro: '你的进度只存在这台设备的这个浏览器里。可以留一份备份，或者转移到其他设备。',
  export: {
    heading: '导出',
    nothing: '还没有可导出的内容，先猜一次吧。',
    note: '导出的内容包括每日题目和往期题目，不包括练习、挑战和设置。代码的内容和文件一样，可以粘贴到发给自己的消息里。',
    save: '保存为文件',
    copy: '复制为代码',
    fileName: (date) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: '保留',
    note: '设备空间不足时，浏览器可能会清除网站存储的数据。你可以请浏览器保留你的进度，它可能会要你确认。',
    ask: '请浏览器保留',
    kept: '除非你自己清除，浏览器会一直保留你的进度。',
    refused: '浏览器没有答应保留。请不时导出一份备份。',
  },
  import: {
    heading: '导入',
    note: '导入前会先告诉你有哪些变化。已完成的题目绝不会被替换。',
    file: '从文件',
    code: '从代码',
    preview: '预览',
    outcome: (counts) => [
      ...outcome('每日题目', counts.daily),
      ...outcome('往期题目', counts.archive),
    ],
    nothingNew: '里面没有新内容。',
    confirm: '导入',
    decline: '取消',
    declined: '没有做任何更改。',
    imported: (count) => plural(count, { other: '已导入 # 题。' }),
    notStored: '这个浏览器现在无法保存：离开后可能会丢失。',
    refused: {
      damaged: '无法读取：内容已损坏或不完整，或者含有比这台设备的时钟更晚的日期。没有做任何更改。',
      foreign: '这不是 Zoomle 的导出内容。没有做任何更改。',
      newer: '导出它的 Zoomle 比现在打开的版本新。没有做任何更改。请刷新页面再试。',
      oversized: '内容超过 1 MB，不可能是 Zoomle 的导出内容。没有做任何更改。',
      unavailable: '网站有一部分需要的内容没能加载。请检查网络，刷新页面再试。',
    },
  },
};
