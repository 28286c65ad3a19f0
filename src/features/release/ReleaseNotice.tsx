import { useAppSelector, useWorld } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { texts } from '../../texts/en';
import { selectIsReleaseFound } from './releaseSlice';

/** Offers a new release of the site, which waits until the player wants it. */
export function ReleaseNotice() {
  const isFound = useAppSelector(selectIsReleaseFound);
  const { applyRelease } = useWorld();
  return (
    <Notice>
      {isFound && (
        <>
          {texts.release.found}
          <QuietButton onClick={applyRelease}>{texts.release.apply}</QuietButton>
        </>
      )}
    </Notice>
  );
}
