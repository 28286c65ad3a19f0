import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { Button, type ButtonVariant } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { row } from '../../design/mixins';
import { color } from '../../design/tokens';
import { type Challenge, formatChallenge } from '../../domain/challengeCode';
import { drawChallengeCode } from '../../features/game/challengeThunks';
import { paths } from '../../paths';
import { useAppDispatch, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

/** Navigation state: the player has just made this challenge and wants to send it. */
export const MADE_HERE = 'made here';

export function MakeChallenge(button: ComponentProps<typeof Button>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const make = () => {
    const hash = dispatch(drawChallengeCode());
    void navigate({ pathname: paths.challenge, hash }, { state: MADE_HERE });
  };
  return <Button {...button} onClick={make} />;
}

const Address = styled.p`
  direction: ltr;
  padding: 10px 14px;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Send = styled.div`
  ${row('4px 14px')}
`;

type ShareChallengeProps = {
  readonly challenge: Challenge;
  /** Precedes the link. */
  readonly message: string;
  readonly variant: ButtonVariant;
};

export function ShareChallenge({ challenge, message, variant }: ShareChallengeProps) {
  const texts = useTexts();
  const { countries, site, share } = useServices();
  const link = `${site}${paths.challenge}#${formatChallenge(challenge, countries)}`;
  return (
    <>
      <Address translate="no">{link}</Address>
      <Send>
        <CopyButton
          key={link}
          variant={variant}
          label={texts.challenge.share.action}
          text={() => `${message}\n${link}`}
          copy={share}
        />
      </Send>
    </>
  );
}
