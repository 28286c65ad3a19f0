import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch } from '../../app/hooks';
import { mainAction, MainButton } from '../../design/Button';
import { CHALLENGE_MAPS } from '../../domain/challengeCode';
import { openNextMap } from '../../features/game/challengeThunks';
import { challengeTexts } from '../../texts/challenge';
import { paths } from '../paths';
import { useChallenge } from './useChallenge';

const ResultLink = styled(Link)`
  ${mainAction}
`;

/** The way from a map of the challenge to the next one, and from the last one to the result. */
export function ChallengeWay({ map }: { readonly map: number }) {
  const dispatch = useAppDispatch();
  const { hash } = useLocation();
  const parsed = useChallenge();
  const { next, result } = challengeTexts.board;
  if (!parsed || 'refusal' in parsed) return null;
  if (map === CHALLENGE_MAPS) {
    return <ResultLink to={{ pathname: paths.challenge, hash }}>{result}</ResultLink>;
  }
  return <MainButton onClick={() => dispatch(openNextMap(parsed.challenge))}>{next}</MainButton>;
}
