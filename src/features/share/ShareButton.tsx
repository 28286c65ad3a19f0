import { useAppSelector, useServices } from '../../app/hooks';
import { CopyButton } from '../../design/CopyButton';
import type { RoundId } from '../../domain/roundId';
import { baseOf } from '../../texts/languages';
import { useAllTexts, useLanguage } from '../../texts/useTexts';
import { selectShareText } from './shareSelectors';

export function ShareButton({ id }: { readonly id: RoundId }) {
  const texts = useAllTexts();
  const base = baseOf(useLanguage());
  const textFor = useAppSelector((state) => selectShareText(state, id));
  const { site, share } = useServices();
  if (!textFor) return null;
  return (
    <CopyButton
      variant="main"
      label={texts.roundEnd.share}
      text={() => textFor(site + base)}
      copy={share}
    />
  );
}
