import { LOST_SCORE } from '../../domain/round';
import { dayMarks } from '../../texts/dayMarks';

/** A score where friends compare. */
export const scoreMark = (score: number = LOST_SCORE) =>
  score === LOST_SCORE ? dayMarks.lost() : dayMarks.won(score);
