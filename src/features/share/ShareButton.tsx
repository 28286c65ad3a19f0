import type { ButtonVariant } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import type { RoundId } from '../../domain/roundId';
import { useAppSelector, useServices } from '../../store/hooks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { selectShareText } from './shareSelectors';

type Props = {
  readonly id: RoundId;
  readonly variant?: ButtonVariant;
  readonly label?: string;
};

export function ShareButton({ id, variant = 'main', label }: Props) {
  const { recap } = useTexts();
  const { countries, site, share } = useServices();
  const address = site + prefixOf(useLanguage());
  const text = useAppSelector((state) => selectShareText(state, id, countries, address));
  if (text === null) return null;
  return (
    <CopyButton
      key={id}
      variant={variant}
      label={label ?? recap.share}
      text={() => text}
      copy={share}
    />
  );
}
