import { type Continent, CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { selectLit } from './earthSelectors';

/** Returns a continent's name. */
export function useContinentName() {
  const { earth } = useTexts();
  return (continent: Continent) => earth.continents[CONTINENTS.indexOf(continent)] ?? continent;
}

/** What a continent's expedition is called, and how much is lit: Light up Africa, 31 of 56; both as `name`. */
export function useExpeditionName(continent: Continent) {
  const { earth, game } = useTexts();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const place = useContinentName()(continent);
  const [count, all] = [litIn(continent, lit).length, countriesOf(continent).length];
  const action = count < all ? earth.lightUp(place) : `${game.menu.practice} · ${place}`;
  const progress = earth.of(count, all);
  return { place, count, all, action, progress, name: `${action} · ${progress}` };
}
