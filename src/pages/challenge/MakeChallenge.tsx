import type { ElementType, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '../../app/hooks';
import { drawChallenge, formatChallenge } from '../../domain/challengeCode';
import { paths } from '../paths';

type Props = {
  readonly button: ElementType<{ readonly onClick: () => void }>;
  readonly children: ReactNode;
};

/** Makes a challenge and goes to its page. */
export function MakeChallenge({ button: Button, children }: Props) {
  const { countries, random } = useServices();
  const navigate = useNavigate();
  const make = () => {
    const hash = formatChallenge(drawChallenge(countries, random), countries);
    void navigate({ pathname: paths.challenge, hash });
  };
  return <Button onClick={make}>{children}</Button>;
}
