import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAppSelector, useServices } from '../../app/hooks';
import { Button } from '../../design/Button';
import { drawChallenge, formatChallenge } from '../../domain/challengeCode';
import { upcomingAnswers } from '../../domain/countries';
import { selectToday } from '../../features/game/gameSelectors';
import { paths } from '../../paths';

/** Navigation state: the player has just made this challenge, and wants to send it. */
export const MADE_HERE = 'made here';

/** Makes a challenge and goes to its page. */
export function MakeChallenge(button: ComponentProps<typeof Button>) {
  const { countries, random } = useServices();
  const navigate = useNavigate();
  const today = useAppSelector(selectToday);
  const make = () => {
    const excluded = today ? upcomingAnswers(countries, today) : [];
    const hash = formatChallenge(drawChallenge(countries, excluded, random), countries);
    void navigate({ pathname: paths.challenge, hash }, { state: MADE_HERE });
  };
  return <Button {...button} onClick={make} />;
}
