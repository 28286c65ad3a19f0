import { useAppDispatch } from '../../app/hooks';
import type { AppThunk } from '../../app/makeStore';

/** Opens another round, and shows it from the top of the page: it may be chosen far below the board. */
export function useOpenFromTop() {
  const dispatch = useAppDispatch();
  return (opening: AppThunk) => {
    dispatch(opening);
    scrollTo(0, 0);
  };
}
