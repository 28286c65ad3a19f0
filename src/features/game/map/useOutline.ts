import { isBegun } from '../../../domain/round';
import { useLoaded } from '../../../lib/useLoaded';
import { useAppSelector, useServices } from '../../../store/hooks';
import { selectCurrentRound } from '../gameSelectors';

/**
 * The outline of the round's country. It loads when the round begins, so that it is ready at the end; if
 * that fails, again with each guess.
 * @returns undefined until then, null after a failure or if there is none
 */
export function useOutline() {
  const { loadOutline } = useServices();
  const round = useAppSelector(selectCurrentRound);
  const country = round && isBegun(round) ? round.answer.name : undefined;
  return useLoaded(country, loadOutline, round?.guesses.length);
}
