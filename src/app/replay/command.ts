import countries from '../../data/countries_with_mapLocations.json';
import { replayTexts } from '../../texts/replay';
import { redacted } from '../redacted';
import { parseLog } from './parseLog';
import { Refused } from './refused';
import { replay } from './replay';
import { illegalEvents, storyOf } from './story';

/** What replaying a text comes to: what is to be printed, and whether every event was legal. */
export function tell(text: string): { readonly output: string; readonly isLegal: boolean } {
  try {
    const log = parseLog(text, countries);
    const moments = replay(log);
    const illegal = illegalEvents(moments);
    const isLegal = illegal.length === 0;
    const lines = [
      ...log.gaps,
      ...storyOf(moments, countries),
      ...(isLegal ? [replayTexts.legal] : illegal),
    ];
    return { output: redacted(lines.join('\n')), isLegal };
  } catch (error) {
    if (error instanceof Refused) return { output: error.message, isLegal: false };
    throw error;
  }
}
