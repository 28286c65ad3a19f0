import { inUnits } from '../../domain/units';
import { useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectSettings } from '../settings/settingsSlice';

/** Returns a function from km to a distance in the player's units and language. */
export function useFormatDistance() {
  const { units: texts } = useStartTexts();
  const { units } = useAppSelector(selectSettings);
  return (km: number) => texts.distance(inUnits(km, units), units);
}
