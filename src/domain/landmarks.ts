import type { Countries } from './countries';
import type { Point } from './geography';
import { newRound } from './round';

/** A country, by its name, at its landmark. */
export type Landmark = Point & { readonly name: string };

/** The landmarks of all countries that can be lit, each once. */
export const landmarksOf = (countries: Countries): readonly Landmark[] => [
  ...new Map(
    countries.flatMap((country) => {
      const answer = newRound(country)?.answer;
      return answer ? [[answer.name, answer] as const] : [];
    }),
  ).values(),
];
