import { utcDateOf } from '../../domain/calendar';
import type { LitCountry } from '../../domain/earth';
import { useTexts } from '../../texts/useTexts';

/** Returns a function that tells when a country was lit, and in how many guesses. */
export function useWhenLit() {
  const { day, labelled, site } = useTexts();
  return ({ at, round }: LitCountry) =>
    labelled(site.date(utcDateOf(at)), day.result.won(round.guesses.length));
}
