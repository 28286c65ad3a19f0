import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, codzienna gra geograficzna: odgadnij kraj po mapie satelitarnej, która oddala się z każdą próbą.',
  game: 'Jaki kraj jest na mapie satelitarnej? Masz sześć prób; każda pokazuje odległość i kierunek oraz odblokowuje kolejny poziom oddalenia.',
};
