import { Suspense } from 'react';

import { useIsFrozen } from '../../app/hooks';
import { lazyNamed } from '../../lib/lazyNamed';

// Pure, so that a public build leaves it out.
const TravelNotice = /* @__PURE__ */ lazyNamed(() => import('./TravelNotice'), 'TravelNotice');

/** For developers: a notice above everything, without moving it, while DevTools has frozen the page. */
export function TimeTravel() {
  const isFrozen = useIsFrozen();
  return (
    <div role="status">
      <Suspense>{isFrozen && <TravelNotice />}</Suspense>
    </div>
  );
}
