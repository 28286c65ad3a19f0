import { findCountry, labelOf } from '../../domain/countries';
import { useServices } from '../../store/hooks';

/** Returns a function from a country's English name to its label. */
export function useCountryLabel() {
  const { countries } = useServices();
  // A stored round's country may have left the list.
  return (name: string) => labelOf(findCountry(countries, name) ?? { name });
}
