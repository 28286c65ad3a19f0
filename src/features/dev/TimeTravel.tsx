import { Suspense } from 'react';

import { useTravel } from '../../app/hooks';
import { lazyNamed } from '../../lib/lazyNamed';

// Pure, so that a public build leaves it out.
const TravelNotice = /* @__PURE__ */ lazyNamed(() => import('./TravelNotice'), 'TravelNotice');

/** For developers: says that DevTools holds the page, above everything and without moving it. */
export function TimeTravel() {
  const travel = useTravel();
  return (
    <div role="status">
      <Suspense>{travel && <TravelNotice travel={travel} />}</Suspense>
    </div>
  );
}
