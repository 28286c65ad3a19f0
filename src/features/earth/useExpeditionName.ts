import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { useTexts } from '../../texts/useTexts';

/** Returns a continent's name. */
export function useContinentName() {
  const { earth } = useTexts();
  return (continent: Continent) => earth.continents[CONTINENTS.indexOf(continent)] ?? continent;
}

/** Returns what a continent's expedition is called, with how much is lit: Light up Africa · 31 of 56. */
export function useExpeditionName() {
  const { earth, game } = useTexts();
  const nameOf = useContinentName();
  return (continent: Continent, lit: readonly LitCountry[]) => {
    const [count, all] = [litIn(continent, lit).length, countriesOf(continent).length];
    const name = nameOf(continent);
    const action = count < all ? earth.lightUp(name) : `${game.menu.practice} · ${name}`;
    return `${action} · ${earth.of(count, all)}`;
  };
}
