import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/makeStore';

/** Opens a round and scrolls up: its button may be far below the board. */
export function useOpenFromTop() {
  const dispatch = useAppDispatch();
  return (opening: AppThunk) => {
    dispatch(opening);
    scrollTo(0, 0);
  };
}
