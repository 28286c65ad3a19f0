import { useEffect } from 'react';

import { selectInput } from '../../../features/game/gameSelectors';
import { ShareButton } from '../../../features/share/lazyShareButton';
import { StatisticsPanel } from '../../../features/statistics/lazyStatisticsPanel';
import { lazyPart, withParts } from '../../../lib/lazyNamed';
import { loadOnce } from '../../../lib/loadOnce';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useLoadTexts } from '../../../texts/useTexts';

/** The end of a round shows all of its parts at once. */
const preload = loadOnce(withParts(() => import('./recapParts'), ShareButton, StatisticsPanel));

export const EarthLine = lazyPart(preload, 'EarthLine');
export const MorePlaces = lazyPart(preload, 'MorePlaces');
export const Neighbours = lazyPart(preload, 'Neighbours');
export const NeighboursQuestion = lazyPart(preload, 'NeighboursQuestion');
export const Recap = lazyPart(preload, 'Recap');
export const RecapDrawing = lazyPart(preload, 'RecapDrawing');
export const RecapViews = lazyPart(preload, 'RecapViews');
export const ShareRound = lazyPart(preload, 'ShareRound');
export const Sight = lazyPart(preload, 'Sight');

/** Loads the end of a round at the first letter: the first guess may be right. */
export function useRecapPreload() {
  const isTyping = useAppSelector((state) => selectInput(state) !== '');
  const loadTexts = useLoadTexts();
  const { loadPlaces } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    // The sections report a failure.
    void Promise.all([loadTexts(), loadPlaces(), preload()]).catch(() => undefined);
  }, [isTyping, loadTexts, loadPlaces]);
}
