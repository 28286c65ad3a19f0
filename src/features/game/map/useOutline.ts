import { useEffect, useState } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import { isBegun } from '../../../domain/round';
import { inTime } from '../../../lib/inTime';
import type { Outline } from '../../../maps/outline';
import { selectCurrentRound } from '../gameSelectors';

/**
 * The outline of the round's country, fetched when the round begins so that it is ready at the end.
 * @returns undefined until it has loaded, null if there is none
 */
export function useOutline(): Outline | null | undefined {
  const { loadOutline } = useServices();
  const round = useAppSelector(selectCurrentRound);
  const country = round && isBegun(round) ? round.answer.name : undefined;
  const [loaded, setLoaded] = useState<{ country: string; outline: Outline | null }>();
  useEffect(() => {
    if (!country) return;
    void inTime(loadOutline(country))
      .catch(() => null)
      .then((outline) => setLoaded({ country, outline }));
  }, [country, loadOutline]);
  return loaded && loaded.country === country ? loaded.outline : undefined;
}
