import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle 在浏览器中运行，需要 JavaScript，而这里的 JavaScript 已被关闭。',
  slow: 'Zoomle 加载得有点久。请检查网络，然后<a href="">刷新页面</a>。需要 2023 年或更新的浏览器。你的猜测都存在这台设备上。',
  preview: '取景框里的一张海岸卫星图，上面写着“Play. Guess. Win.”。',
};
