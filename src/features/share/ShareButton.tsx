import { CopyButton } from '../../design/CopyButton';
import type { RoundId } from '../../domain/roundId';
import { useAppSelector, useServices } from '../../store/hooks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { selectShareText } from './shareSelectors';

export function ShareButton({ id }: { readonly id: RoundId }) {
  const { recap } = useTexts();
  const { site, share } = useServices();
  const address = site + prefixOf(useLanguage());
  const text = useAppSelector((state) => selectShareText(state, id, address));
  if (text === null) return null;
  return <CopyButton key={id} variant="main" label={recap.share} text={() => text} copy={share} />;
}
