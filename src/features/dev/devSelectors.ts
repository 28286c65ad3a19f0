import type { RootState } from '../../app/makeStore';

export const selectOffset = (state: RootState) => state.dev.offset;
