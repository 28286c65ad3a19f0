import { type ComponentProps, useEffect } from 'react';

import { selectInput } from '../../../features/game/gameSelectors';
import { LazyPart } from '../../../layout/SectionBoundary';
import { lazyParts } from '../../../lib/lazyParts';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useLoadTexts } from '../../../texts/useTexts';

/** All parts of the end load at once, and then render at once. */
export const { End } = lazyParts(() => import('./End'));

/** A part that fails silently: the recap says that the end is missing. */
export const EndPart = (props: ComponentProps<typeof End>) => (
  <LazyPart>
    <End {...props} />
  </LazyPart>
);

/** Loads the end of a round at the first letter: the first guess may be right. */
export function useEndPreload() {
  const isTyping = useAppSelector((state) => selectInput(state) !== '');
  const loadTexts = useLoadTexts();
  const { loadPlaces } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    // The sections report a failure.
    void Promise.all([loadTexts(), loadPlaces(), End.preload()]).catch(() => undefined);
  }, [isTyping, loadTexts, loadPlaces]);
}
