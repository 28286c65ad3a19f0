import { parseLog } from '../../src/app/replay/parseLog';
import { replay } from '../../src/app/replay/replay';
import { illegalEvents, storyOf } from '../../src/app/replay/story';
import { COUNTRIES } from './builders';

/** What replaying a text tells, in the made-up world: its story without numbers, and the rest. */
export function retold(text: string, countries = COUNTRIES) {
  const log = parseLog(text, countries);
  const moments = replay(log);
  const story = storyOf(moments, countries).map((line) => line.replace(/^ *\d* */, ''));
  return { story, illegal: illegalEvents(moments), gaps: log.gaps, moments };
}
