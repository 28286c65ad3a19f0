import { useEffect } from 'react';

import { selectInput } from '../../../features/game/gameSelectors';
import { ShareRoundPicture } from '../../../features/share/lazyRoundPicture';
import { ShareButton } from '../../../features/share/lazyShareButton';
import { StatisticsPanel } from '../../../features/statistics/lazyStatisticsPanel';
import { lazyNamed, withParts } from '../../../lib/lazyNamed';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useLoadTexts } from '../../../texts/useTexts';

/** The end of a round shows all of its parts at once. */
const load = withParts(
  () => import('./recapParts'),
  ShareButton,
  ShareRoundPicture,
  StatisticsPanel,
);

export const EarthLine = lazyNamed(load, 'EarthLine');
export const MorePlaces = lazyNamed(load, 'MorePlaces');
export const Neighbours = lazyNamed(load, 'Neighbours');
export const NeighboursQuestion = lazyNamed(load, 'NeighboursQuestion');
export const Recap = lazyNamed(load, 'Recap');
export const RecapDrawing = lazyNamed(load, 'RecapDrawing');
export const RecapViews = lazyNamed(load, 'RecapViews');
export const ShareRound = lazyNamed(load, 'ShareRound');
export const Sight = lazyNamed(load, 'Sight');

const PARTS = [
  EarthLine,
  MorePlaces,
  Neighbours,
  NeighboursQuestion,
  Recap,
  RecapDrawing,
  RecapViews,
  ShareRound,
  Sight,
];

/** Loads the end of a round at the first letter: the first guess may be right. */
export function useRecapPreload() {
  const isTyping = useAppSelector((state) => selectInput(state) !== '');
  const loadTexts = useLoadTexts();
  const { loadPlaces } = useServices();
  useEffect(() => {
    const loaders = isTyping ? [loadTexts, loadPlaces, ...PARTS.map(({ preload }) => preload)] : [];
    // The sections report a failure.
    void Promise.all(loaders.map((load): Promise<unknown> => load())).catch(() => undefined);
  }, [isTyping, loadTexts, loadPlaces]);
}
