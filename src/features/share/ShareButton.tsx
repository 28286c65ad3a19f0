import { useAppSelector, useServices } from '../../app/hooks';
import { MainButton } from '../../design/Button';
import { CopyButton } from '../../design/CopyButton';
import { roundEndTexts } from '../../texts/roundEnd';
import { selectShareText } from './shareSelectors';

/** Shares the round without spoilers. */
export function ShareButton() {
  const textFor = useAppSelector(selectShareText);
  const { site, share } = useServices();
  if (!textFor) return null;
  return (
    <CopyButton
      button={MainButton}
      label={roundEndTexts.share.action}
      text={() => textFor(site)}
      copy={share}
    />
  );
}
