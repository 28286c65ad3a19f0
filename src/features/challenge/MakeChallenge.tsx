import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '../../app/hooks';
import { Button, type ButtonVariant } from '../../design/Button';
import { drawChallenge, formatChallenge } from '../../domain/challengeCode';
import { paths } from '../../routes';

/** Navigation state: the player has just made this challenge, and wants to send it. */
export const MADE_HERE = 'made here';

type Props = {
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
};

/** Makes a challenge and goes to its page. */
export function MakeChallenge({ variant, children }: Props) {
  const { countries, random } = useServices();
  const navigate = useNavigate();
  const make = () => {
    const hash = formatChallenge(drawChallenge(countries, random), countries);
    void navigate({ pathname: paths.challenge, hash }, { state: MADE_HERE });
  };
  return (
    <Button variant={variant} onClick={make}>
      {children}
    </Button>
  );
}
