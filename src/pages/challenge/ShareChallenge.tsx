import { styled } from 'styled-components';

import { useServices } from '../../app/hooks';
import type { ButtonVariant } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { color } from '../../design/tokens';
import { type Challenge, formatChallenge } from '../../domain/challengeCode';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';

const Address = styled.p`
  direction: ltr;
  padding: 10px 14px;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  user-select: all;
`;

type Props = {
  readonly challenge: Challenge;
  /** Sent along with the link. */
  readonly message: string;
  readonly variant: ButtonVariant;
};

/** The link to a challenge, and a button to share it. */
export function ShareChallenge({ challenge, message, variant }: Props) {
  const texts = useTexts();
  const { countries, site, share } = useServices();
  const link = `${site}${paths.challenge}#${formatChallenge(challenge, countries)}`;
  return (
    <>
      <Address translate="no">{link}</Address>
      <CopyButton
        key={link}
        variant={variant}
        label={texts.challenge.share.action}
        text={() => `${message}\n${link}`}
        copy={share}
      />
    </>
  );
}
