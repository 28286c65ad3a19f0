import { useEffect, useState } from 'react';

import { useAppSelector, useServices } from '../../app/hooks';
import type { correct } from '../../domain/corrections';
import { selectInput, selectOptions } from './gameSelectors';

/** The options for the typed text. What corrects slips is loaded when it is wanted first. */
export function useOptions() {
  const { countries } = useServices();
  const [rule, setRule] = useState<{ readonly correct: typeof correct } | null>(null);
  const input = useAppSelector(selectInput);
  const found = useAppSelector((state) => selectOptions(state, countries, rule?.correct ?? null));

  const isWanted = found.areCorrections && input.trim() !== '' && !rule;
  useEffect(() => {
    // Where it does not load, slips are not corrected.
    if (isWanted) import('../../domain/corrections').then(setRule, () => undefined);
  }, [isWanted]);
  return found;
}
