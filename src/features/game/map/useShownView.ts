import { useDeferredValue } from 'react';

import { useAppSelector, useServices } from '../../../store/hooks';
import { selectShownView } from './frameSelectors';

/**
 * What the frame shows. Within a round it follows a render after what changed it: a guess's row and the
 * slider's step are painted first.
 */
export function useShownView() {
  const { countries } = useServices();
  const latest = useAppSelector((state) => selectShownView(state, countries));
  const deferred = useDeferredValue(latest);
  return deferred.key === latest.key ? deferred : latest;
}
