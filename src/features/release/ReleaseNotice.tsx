import { useState } from 'react';

import { useAppSelector, useWorld } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { texts } from '../../texts/en';
import { selectIsReleaseFound } from './releaseSlice';

/** Offers a new release of the site, which waits until the player wants it. */
export function ReleaseNotice() {
  const isFound = useAppSelector(selectIsReleaseFound);
  const { applyRelease } = useWorld();
  const [isWanted, setIsWanted] = useState(false);
  const apply = () => {
    setIsWanted(true);
    applyRelease();
  };
  return (
    <Notice>
      {isFound && (
        <>
          {isWanted ? texts.release.applying : texts.release.found}
          <QuietButton onClick={apply}>{texts.release.apply}</QuietButton>
        </>
      )}
    </Notice>
  );
}
