import { challengeOf, kindOf, roundDate, type RoundId, type RoundKind } from '../../domain/roundId';
import { devTexts } from '../../texts/dev';
import { siteName } from '../../texts/siteName';
import type { Texts } from '../../texts/texts';

/** @param wanted the requested kind, while the board is empty */
export function roundHeading(
  id: RoundId | null,
  texts: Texts['game'],
  wanted: RoundKind = 'daily',
) {
  const date = id && roundDate(id);
  const challenge = id && challengeOf(id);
  if (challenge) {
    const { map, of } = challenge;
    return {
      title: texts.challengeTitle,
      subtitle: of === 1 ? texts.practiceSubtitle : texts.challengeSubtitle(map, of),
    };
  }
  const kind = id ? kindOf(id) : wanted;
  if (kind === 'practice') {
    return { title: texts.practiceTitle, subtitle: texts.practiceSubtitle };
  }
  const title = date ? texts.title(date) : siteName;
  if (__DEV_TOOLS__ && kind === 'dev') return { title, subtitle: devTexts.subtitle };
  return { title, subtitle: kind === 'archive' ? texts.archiveSubtitle : texts.subtitle };
}
