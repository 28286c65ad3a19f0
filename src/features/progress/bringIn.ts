import type { AppThunk } from '../../app/makeStore';
import { previousUtcDate } from '../../domain/calendar';
import { entriesOf } from '../../domain/entriesOf';
import { parseProgress } from '../../domain/parseProgress';
import { isUnderWay, type Round } from '../../domain/round';
import { archiveRoundId, type RoundId, roundIdOf } from '../../domain/roundId';
import { selectRounds, selectToday } from '../game/gameSelectors';
import { selectOffer } from './progressSelectors';
import { progressImported, progressOffered, progressRefused } from './progressSlice';

/** Shows the player what an export would do here, or why it is refused. */
export const offerProgress =
  (text: string): AppThunk =>
  (dispatch, getState) => {
    const today = selectToday(getState());
    if (!today) return;
    const parsed = parseProgress(text, today);
    dispatch(
      'refusal' in parsed ? progressRefused(parsed.refusal) : progressOffered(parsed.progress),
    );
  };

/** Takes over what is offered, by what holds at this moment. */
export const bringIn = (): AppThunk => (dispatch, getState) => {
  const offer = selectOffer(getState());
  const today = selectToday(getState());
  if (!offer || !today) return;
  const { news } = offer;
  const rounds: [RoundId, Round][] = [
    ...entriesOf(news.daily).map(([date, round]): [RoundId, Round] => [roundIdOf(date), round]),
    ...entriesOf(news.archive).map(([date, round]): [RoundId, Round] => [
      archiveRoundId(date),
      round,
    ]),
  ];
  const inGame = selectRounds(getState());
  const yesterdays = roundIdOf(previousUtcDate(today));
  const open = rounds.filter(
    ([id, round]) => id in inGame || (id === yesterdays && isUnderWay(round)),
  );
  dispatch(progressImported({ news, open: Object.fromEntries(open) }));
};
