import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) => plural(count, { other: '还剩 # 次' });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: '看卫星图，猜今天的国家！',
  archiveSubtitle: '往期题目，不影响你的统计。',
  practiceTitle: 'Zoomle - 练习',
  practiceSubtitle: '随机国家，不影响你的统计。',
  challengeTitle: 'Zoomle - 挑战',
  challengeSubtitle: (map, of) => `第 ${map} 题，共 ${of} 题，不影响你的统计。`,
  revealAnswer: '显示答案',
  nextPractice: '换个国家',
  crosshair: '十字标记的是一处地标。',
  inputLabel: '猜一个国家',
  inputHint: 'Enter',
  suggestions: '候选国家',
  suggestionCount: (count) => plural(count, { other: '# 个候选国家' }),
  noSuggestion: '没有匹配的国家。',
  didYouMean: '你是不是要找：',
  corrections: (countries) => `没有匹配的国家。你是不是要找${oneOf(countries)}？`,
  alias: '，又称',
  part: '，包括',
  guessed: '已猜过',
  guessAgain: '已猜过，再猜一次？',
  guesses: '猜测',
  correct: '🎉 猜对了！',
  from: (place) => `距 ${place}`,
  percent: (near) => `${near}%`,
  near: '接近度',
  answerWas: (country) => `正确答案：${country}`,
  solved: [
    '一次就猜中，太神了！',
    '第 2 次猜中，太棒了！',
    '第 3 次猜中，真厉害！',
    '第 4 次猜中，不错！',
    '第 5 次猜中。',
    '第 6 次猜中，好险！',
  ],
  closest: (country, distance) => `最接近的一次：${country}，${distance}。`,
  newBest: '新纪录',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const far = place ? `${gameTexts.from(place)} ${distance}` : distance;
    const name = isRepeated ? `${country}（已猜过）` : country;
    return `${name}：${far}，方向${directionName(direction)}，接近度 ${percentNear}%，${guessesLeft(left)}`;
  },
  announceDay: (date) => `${writtenOut(date)}的题目`,
  announceWin: (country) => `${country}：猜对了！`,
  announceLoss: (country, answer) => `${country}：猜错了，机会已用完。正确答案是${answer}。`,
  result: (country, result) => `${country}：${result}`,
  zoomLevel: '缩放级别',
  zoomStatus: (zoom, index, count) => `缩放级别：${zoom}（${index}/${count}）`,
  zoomValue: (width, index, count) =>
    [width, `第 ${index} 级，共 ${count} 级`].filter(Boolean).join('，'),
  zoomHint: '猜过一次后即可调整缩放',
  onePicture: '这个地点只有一张图片',
  notice: {
    today: { text: '今天（UTC）的新题目来了。', action: '玩今日题目' },
    yesterday: {
      text: '昨天的题目还没玩完。',
      action: '玩完昨天的题目',
    },
  },
  unplayableTitle: 'Zoomle 错误',
  unplayable: '国家数据缺失或无效。请检查 countries_with_mapLocations.json 文件。',
  map: {
    alternative: '待猜地点的卫星图',
    described: (description) => `待猜地点的卫星图。${description}`,
    noDescription: '无法加载描述。',
    place: (place) => `${place} 的卫星图`,
    back: (place) => `回到 ${place}`,
    loading: '正在加载卫星图',
    unavailable: '地图不可用',
    failed: '无法加载卫星图，但你仍然可以继续猜。',
    retry: '重试',
    fallback: '地图服务没有响应，改为显示离线图集。',
    across: (width) => `宽 ${width}`,
  },
  menu: {
    help: '玩法',
    statistics: '统计',
    settings: '设置',
    archive: '往期题目',
    practice: '练习',
    close: '关闭',
  },
};
