import { useLocation } from 'react-router-dom';

import { useAppSelector, useServices } from '../../app/hooks';
import { Button, MainLink } from '../../design/Button';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge } from '../../features/challenge/challengeSelectors';
import { openNextMap } from '../../features/game/gameThunks';
import { useOpenFromTop } from '../../features/game/useOpenFromTop';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';

/** Opens a challenge's next map, or after the last its result. */
export function NextMapButton({ challenge }: { readonly challenge: Challenge }) {
  const { board } = useTexts().challenge;
  const openFromTop = useOpenFromTop();
  const { countries } = useServices();
  const { hash } = useLocation();
  const { result } = useAppSelector((state) => selectChallenge(state, challenge, countries));
  if (result) return <MainLink to={{ pathname: paths.challenge, hash }}>{board.result}</MainLink>;
  return (
    <Button variant="main" onClick={() => openFromTop(openNextMap(challenge))}>
      {board.next}
    </Button>
  );
}
