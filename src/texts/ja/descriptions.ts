import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomleは毎日遊べる地理ゲーム。衛星写真を少しずつズームアウトしながら、どの国かを当てましょう。',
  game: '衛星写真に写っているのはどの国？回答は6回まで。間違えるたびに正解までの距離と方角がわかり、1段階ズームアウトできます。',
};
