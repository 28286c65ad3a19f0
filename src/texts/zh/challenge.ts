import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `平局，我们都猜了 ${mine} 次。`;
  return mine < theirs
    ? `我赢了，${mine} 次对 ${theirs} 次！`
    : `你赢了，${theirs} 次对 ${mine} 次。`;
}

export const challengeTexts: Texts['challenge'] = {
  title: '挑战好友',
  subtitle: '同样的五道题，比比谁猜得少。',
  description: '用五道 Zoomle 题目挑战好友，一个链接就够了。',
  invitation: '给好友发五道题，猜的次数少者胜。',
  about:
    '随机选出的五个国家会变成一个链接。打开链接的人会依次猜同样的五道题。你也可以自己先玩，链接会带上你的成绩。',
  make: '发起挑战',
  makeAnother: '新的挑战',
  honesty: '这些内容都不存在服务器上，全在链接里。链接可以被改动，所以朋友之间玩玩就好。',
  intro: {
    title: 'Zoomle 挑战',
    friends: (total) => `你的好友一共猜了 ${total} 次。你能更少吗？`,
    game: '看卫星图上的一个地点，六次之内猜出国家；每猜错一次，画面就拉远一级。',
    rules: (lost) => `猜的次数少的一方获胜；没猜中的题算 ${lost} 次。挑战不影响你的统计。`,
    start: '开始',
    goOn: '继续',
    send: '发给好友',
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
    lostMap: 'X',
    lostNote: (lost) => `X：没猜中，算 ${lost} 次。`,
    places: '五个地点',
    reply: '把结果发回去',
    send: '发给好友',
  },
  share: {
    action: '分享链接',
    invitation: (link) => `Zoomle 挑战：同样的五道题，看谁猜的次数少！\n${link}`,
    result: (mine, link) => `Zoomle 挑战：五道题我猜了 ${mine} 次，你能更少吗？\n${link}`,
    reply: (mine, theirs, link) => `Zoomle 挑战：${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: '进行中的挑战',
    link: (played, of) => `继续：已完成 ${played}/${of} 题`,
  },
  refused: {
    title: '无法打开这个挑战',
    reasons: {
      damaged: '链接不完整、太长或有错误的字符。请让好友把完整的链接再发一次。',
      otherList:
        '这个链接来自网站的另一个版本，用的国家列表不同。请刷新页面再试，或者发起新的挑战。',
    },
  },
};
