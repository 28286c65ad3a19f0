import { CHALLENGE_MAPS, challengeOf, kindOf, roundDate, type RoundId } from '../../domain/roundId';
import { siteName } from '../../texts/descriptions';
import { devTexts } from '../../texts/dev';
import { gameTexts } from '../../texts/game';

/** What stands above a round. */
export function roundHeading(id: RoundId | null) {
  const date = id && roundDate(id);
  const challenge = id && challengeOf(id);
  if (challenge) {
    return {
      title: gameTexts.challengeTitle,
      subtitle: gameTexts.challengeSubtitle(challenge.map, CHALLENGE_MAPS),
    };
  }
  if (id && !date) return { title: gameTexts.practiceTitle, subtitle: gameTexts.practiceSubtitle };
  const kind = id && kindOf(id);
  const title = date ? gameTexts.title(date) : siteName;
  if (__DEV_TOOLS__ && kind === 'dev') return { title, subtitle: devTexts.subtitle };
  return { title, subtitle: kind === 'archive' ? gameTexts.archiveSubtitle : gameTexts.subtitle };
}
