import { useAppSelector, useWorld } from '../../app/hooks';
import { MainButton } from '../../design/Button';
import { HandOver } from '../../design/HandOver';
import { roundEndTexts } from '../../texts/roundEnd';
import { selectShareText } from './shareSelectors';

/** Shares the round without spoilers. */
export function ShareButton() {
  const textFor = useAppSelector(selectShareText);
  const { site, share } = useWorld();
  if (!textFor) return null;
  return (
    <HandOver
      button={MainButton}
      label={roundEndTexts.share.action}
      text={() => textFor(site)}
      hand={share}
    />
  );
}
