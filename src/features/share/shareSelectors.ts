import { challengeTo, formatChallenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { scoreHash } from '../../domain/dayLink';
import { hasEnded, type Round, START_ZOOM } from '../../domain/round';
import { canBeShared, challengeOf, roundDate, type RoundId } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { mappedPlace } from '../../maps/mapProvider';
import { pathOfDay, paths } from '../../paths';
import type { RootState } from '../../store/rootReducer';
import type { Services } from '../../store/services';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectSettings } from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';
import { selectDarkMode } from '../ui/darkModeSlice';

/**
 * Where others can play an ended round's map, with its score to compare; of a challenge of several maps, the whole.
 * @param site its address in the page's language
 * @returns the site's own if the list of countries has changed since
 */
export function addressOf(id: RoundId, round: Round, countries: Countries, site: string): string {
  const date = roundDate(id);
  if (date) return site + pathOfDay(date) + scoreHash(round);
  const sent = challengeOf(id);
  if (sent && sent.of > 1) return `${site}${paths.challenge}#${sent.code}`;
  const challenge = challengeTo(round, countries);
  return challenge ? `${site}${paths.challenge}#${formatChallenge(challenge, countries)}` : site;
}

/** The text to share a round; null if it has not ended or nobody else can play it. */
export function selectShareText(
  state: RootState,
  id: RoundId,
  countries: Countries,
  site: string,
): string | null {
  const round = selectRounds(state)[id];
  if (!canBeShared(id) || !round || !hasEnded(round)) return null;
  return shareText(round, {
    date: roundDate(id),
    streak: id === selectTodaysRoundId(state) ? selectShownStreak(state) : null,
    url: addressOf(id, round, countries, site),
    isDark: selectDarkMode(state),
    highContrast: selectSettings(state).highContrast,
  });
}

/** The atlas's first picture of a round, to be drawn. */
export const firstPicture = ({ atlas }: Pick<Services, 'atlas'>, { answer }: Round) =>
  atlas.picture(mappedPlace(answer), START_ZOOM);
