import { useEffect, useState } from 'react';

import { useAppSelector, useServices } from '../../app/hooks';
import type { Correct } from '../../domain/corrections';
import { selectInput, selectOptions } from './gameSelectors';

/** The options for the typed text. The code for corrections is loaded on the first need. */
export function useOptions() {
  const { countries } = useServices();
  const [rule, setRule] = useState<{ readonly correct: Correct } | null>(null);
  const input = useAppSelector(selectInput);
  const found = useAppSelector((state) => selectOptions(state, countries, rule?.correct ?? null));

  const isWanted = found.areCorrections && input.trim() !== '' && !rule;
  useEffect(() => {
    // Without it, typos are not corrected.
    if (isWanted) import('../../domain/corrections').then(setRule, () => undefined);
  }, [isWanted]);
  return found;
}
