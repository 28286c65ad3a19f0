import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
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
};
