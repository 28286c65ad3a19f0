import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../../app/hooks';
import { Button, mainAction } from '../../design/Button';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge } from '../../features/game/challengeSelectors';
import { openNextMap } from '../../features/game/challengeThunks';
import { useOpenFromTop } from '../../features/game/useOpenFromTop';
import { useAllTexts } from '../../texts/useTexts';
import { paths } from '../paths';

const ResultLink = styled(Link)`
  ${mainAction}
`;

/** The way from a map of a challenge to the next one, and after all of them to the result. */
export function NextMapButton({ challenge }: { readonly challenge: Challenge }) {
  const texts = useAllTexts();
  const openFromTop = useOpenFromTop();
  const { countries } = useServices();
  const { hash } = useLocation();
  const { result } = useAppSelector((state) => selectChallenge(state, challenge, countries));
  const { board } = texts.challenge;
  if (result)
    return <ResultLink to={{ pathname: paths.challenge, hash }}>{board.result}</ResultLink>;
  return (
    <Button variant="main" onClick={() => openFromTop(openNextMap(challenge))}>
      {board.next}
    </Button>
  );
}
