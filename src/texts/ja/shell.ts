import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript:
    'Zoomleはブラウザで遊ぶゲームで、JavaScriptが必要です。現在JavaScriptが無効になっています。',
  slow: 'Zoomleの読み込みに時間がかかっています。ネットワークを確認してから、<a href="">ページを再読み込み</a>してください。2023年以降のブラウザが必要です。これまでの回答はこの端末に保存されています。',
  preview: 'ファインダー越しに見た海岸の衛星写真と、「Play. Guess. Win.」の文字。',
};
