import { type ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useServices } from '../../app/hooks';
import { CopyButton } from '../../design/CopyButton';
import { color } from '../../design/tokens';
import { type Challenge, formatChallenge } from '../../domain/challengeCode';
import { paths } from '../../routes';

const Address = styled.p`
  direction: ltr;
  padding: 10px 14px;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  user-select: all;
`;

type Props = Pick<ComponentProps<typeof CopyButton>, 'variant' | 'label'> & {
  readonly challenge: Challenge;
  /** What goes along with the link. */
  readonly message: string;
};

/** The link to a challenge, and a button that sends it. */
export function ShareChallenge({ challenge, message, ...button }: Props) {
  const { countries, site, share } = useServices();
  const link = `${site}${paths.challenge}#${formatChallenge(challenge, countries)}`;
  return (
    <>
      <Address>{link}</Address>
      <CopyButton {...button} text={() => `${message}\n${link}`} copy={share} />
    </>
  );
}
