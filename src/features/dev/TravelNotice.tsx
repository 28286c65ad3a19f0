import { useAppStore } from '../../app/hooks';
import { QuietButton } from '../../design/Button';
import { Notice } from '../../design/Notice';
import { devTexts } from '../../texts/dev';
import { returnToPresent, useTravel } from './travel';

/** Tells developers why nothing that they do on the page is seen there, and leads back. */
export function TravelNotice() {
  const store = useAppStore();
  const travel = useTravel();
  return (
    <Notice>
      {travel && (
        <>
          {devTexts.travel[travel]}
          {travel === 'past' && (
            <QuietButton onClick={() => returnToPresent(store)}>{devTexts.travel.back}</QuietButton>
          )}
        </>
      )}
    </Notice>
  );
}
