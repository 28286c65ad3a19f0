import { useEffect, useState } from 'react';

import { useAppSelector, useServices } from '../../app/hooks';
import type { Correct } from '../../domain/corrections';
import { selectInput, selectOptions } from './gameSelectors';

/** The options for the typed text. The code for corrections is loaded on the first need. */
export function useOptions() {
  const { countries } = useServices();
  const [correct, setCorrect] = useState<Correct | null>(null);
  const input = useAppSelector(selectInput);
  const found = useAppSelector((state) => selectOptions(state, countries, correct));

  const isWanted = found.areCorrections && input.trim() !== '' && !correct;
  useEffect(() => {
    if (!isWanted) return;
    import('../../domain/corrections').then(
      // React calls a function that it is given, and stores what that returns.
      (loaded) => setCorrect(() => loaded.correct),
      // Without it, typos are not corrected.
      () => undefined,
    );
  }, [isWanted]);
  return found;
}
