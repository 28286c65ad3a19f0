import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Refusal } from '../../domain/parseProgress';
import type { Progress } from '../../domain/progress';
import type { Round } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';

/** How far bringing in progress has come. */
export type ImportState =
  | { readonly step: 'waiting' | 'declined' }
  | { readonly step: 'refused'; readonly reason: Refusal }
  | { readonly step: 'offered'; readonly progress: Progress }
  | { readonly step: 'imported'; readonly count: number };

type Imported = {
  /** The rounds that are taken over: new ones, and those that replace one of mine. */
  readonly news: Progress;
  /** Those of them that are open in the game, or that the player may still go on with. */
  readonly open: Record<RoundId, Round>;
};

const countOf = ({ daily, archive }: Progress) =>
  Object.keys(daily).length + Object.keys(archive).length;

const progressSlice = createSlice({
  name: 'progress',
  initialState: (): ImportState => ({ step: 'waiting' }),
  reducers: {
    /** The player came to the page. */
    opened: (): ImportState => ({ step: 'waiting' }),
    offered: (_state, { payload }: PayloadAction<Progress>): ImportState => ({
      step: 'offered',
      progress: payload,
    }),
    refused: (_state, { payload }: PayloadAction<Refusal>): ImportState => ({
      step: 'refused',
      reason: payload,
    }),
    declined: (): ImportState => ({ step: 'declined' }),
    /** The player has brought it in: the game and the history take over what is theirs. */
    imported: (_state, { payload }: PayloadAction<Imported>): ImportState => ({
      step: 'imported',
      count: countOf(payload.news),
    }),
  },
});

export const {
  declined: progressDeclined,
  imported: progressImported,
  offered: progressOffered,
  opened: progressOpened,
  refused: progressRefused,
} = progressSlice.actions;
export const progressReducer = progressSlice.reducer;
