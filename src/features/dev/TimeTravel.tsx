import { Suspense } from 'react';

import { lazyNamed } from '../../lib/lazyNamed';
import { useIsFrozen } from '../../store/hooks';

// Pure, so that public builds drop it.
const TravelNotice = /* @__PURE__ */ lazyNamed(() => import('./TravelNotice'), 'TravelNotice');

/** A notice over the page, without layout shift, while DevTools has frozen it. */
export function TimeTravel() {
  const isFrozen = useIsFrozen();
  return (
    <div role="status">
      <Suspense>{isFrozen && <TravelNotice />}</Suspense>
    </div>
  );
}
