import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, günlük coğrafya oyunu: uydu haritasındaki ülkeyi tahmin et, her tahminde biraz daha uzaktan bak.',
  game: 'Uydu haritasında hangi ülke var? Altı tahmin hakkın var; her biri ne kadar uzakta olduğunu ve yönü gösterir, bir zoom düzeyi daha açar.',
};
