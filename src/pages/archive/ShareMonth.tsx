import { canBePictured } from '../../domain/archive';
import type { UtcDate } from '../../domain/calendar';
import { hasEnded } from '../../domain/round';
import { averageGuesses } from '../../domain/statistics';
import { selectRoundsOfDays } from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import { typedAddress } from '../../features/share/pictures/layOut';
import { drawMonth } from '../../features/share/pictures/monthPicture';
import type { Sheet } from '../../features/share/pictures/sheet';
import { SharePicture } from '../../features/share/SharePicture';
import { firstPicture } from '../../features/share/shareSelectors';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { localeOf, prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

type Props = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The days so far. */
  readonly days: readonly UtcDate[];
};

/** Shares a month so far as a mosaic of its days' pictures; days that were not played are empty, lost ones dim. */
export function ShareMonth({ month, days }: Props) {
  const { archive, sharing } = useTexts();
  const services = useServices();
  const language = useLanguage();
  const today = useAppSelector(selectToday);
  const known = useAppSelector(selectRoundsOfDays);
  const rounds = days.flatMap((date) => known[date] ?? []).filter(hasEnded);
  if (!today || rounds.length === 0) return null;

  const locale = localeOf(language);
  const name = new Date(month).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
  const maps = sharing.maps(rounds.length, days.length);
  const average = averageGuesses(rounds)?.toLocaleString(locale, { maximumFractionDigits: 1 });
  const summary = average === undefined ? maps : sharing.average(maps, average);
  const address = services.site + prefixOf(language) + paths.archive;

  const tileOf = (date: UtcDate) => {
    const round = known[date];
    const first =
      round &&
      canBePictured(round, date, today, services.countries) &&
      firstPicture(services, round);
    if (!first) return null;
    const picture = services.loadPicture(first.url);
    return { picture, credit: first.credit, isWon: round.status === 'won' };
  };
  const draw = (sheet: Sheet) => {
    const tiles = new Map(days.map((date) => [date, tileOf(date)]));
    const words = { title: archive.month(month), summary, address: typedAddress(address) };
    return drawMonth(sheet, month, tiles, words);
  };
  return (
    <SharePicture
      label={sharing.month(name)}
      text={[archive.month(month), summary, address].join('\n')}
      fileName={`zoomle-${month}.png`}
      draw={draw}
    />
  );
}
