import { descriptions } from './descriptions';
import { errorTexts } from './errors';
import { gameTexts } from './game';
import { helpTexts } from './help';
import { homeTexts } from './home';
import { languageTexts } from './language';
import { siteTexts } from './site';
import { streakText } from './streak';
import { unitTexts } from './units';

/** The words that the site starts with. */
export const core = {
  ...siteTexts,
  descriptions,
  errors: errorTexts,
  game: gameTexts,
  help: helpTexts,
  home: homeTexts,
  language: languageTexts,
  streak: streakText,
  units: unitTexts,
};
