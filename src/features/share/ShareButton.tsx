import { useAppSelector, useServices } from '../../app/hooks';
import { CopyButton } from '../../design/CopyButton';
import type { RoundId } from '../../domain/roundId';
import { useAllTexts } from '../../texts/useTexts';
import { selectShareText } from './shareSelectors';

type Props = { readonly id: RoundId };

/** Shares a round without spoilers. */
export function ShareButton({ id }: Props) {
  const texts = useAllTexts();
  const textFor = useAppSelector((state) => selectShareText(state, id, texts));
  const { site, share } = useServices();
  if (!textFor) return null;
  return (
    <CopyButton
      variant="main"
      label={texts.roundEnd.share.action}
      text={() => textFor(site)}
      copy={share}
    />
  );
}
