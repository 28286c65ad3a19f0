import { hasEnded, type Round, START_ZOOM } from '../../domain/round';
import { canBeShared, roundDate, type RoundId } from '../../domain/roundId';
import { shareText } from '../../domain/share';
import { mappedPlace } from '../../maps/mapProvider';
import { pathOfDay, paths } from '../../paths';
import type { RootState } from '../../store/rootReducer';
import type { Services } from '../../store/services';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectHighContrast } from '../settings/settingsSlice';
import { selectShownStreak } from '../statistics/statisticsSelectors';
import { selectDarkMode } from '../ui/darkModeSlice';

/**
 * The share text; null if the round has not ended or nobody else can play it.
 * @param site its address in the page's language
 */
export function selectShareText(state: RootState, id: RoundId, site: string): string | null {
  const round = selectRounds(state)[id];
  const date = roundDate(id);
  if (!date || !canBeShared(id) || !round || !hasEnded(round)) return null;
  // Only today's round shows the streak and links to the game itself.
  const isTodays = id === selectTodaysRoundId(state);
  return shareText(round, {
    date,
    streak: isTodays ? selectShownStreak(state) : null,
    url: site + (isTodays ? paths.zoomle : pathOfDay(date)),
    isDark: selectDarkMode(state),
    highContrast: selectHighContrast(state),
  });
}

/** The atlas's first picture of a round, to be drawn. */
export const firstPicture = ({ atlas }: Pick<Services, 'atlas'>, { answer }: Round) =>
  atlas.picture(mappedPlace(answer), START_ZOOM);
