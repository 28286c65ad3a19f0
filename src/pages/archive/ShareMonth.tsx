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
  const { labelled, sharing, statistics } = useTexts();
  const services = useServices();
  const language = useLanguage();
  const today = useAppSelector(selectToday);
  const known = useAppSelector(selectRoundsOfDays);
  const rounds = days.flatMap((date) => known[date] ?? []).filter(hasEnded);
  if (!today || rounds.length === 0) return null;

  const locale = localeOf(language);
  const name = new Date(month).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
  const won = rounds.filter(({ status }) => status === 'won').length;
  const title = sharing.heading(name, won, days.length);
  const average = averageGuesses(rounds)?.toLocaleString(locale, { maximumFractionDigits: 1 });
  const summary = average === undefined ? '' : labelled(statistics.average, average);
  const address = services.site + prefixOf(language) + paths.archive;

  const tileOf = (date: UtcDate) => {
    const round = known[date];
    if (!round || !hasEnded(round)) return null;
    const first =
      canBePictured(round, date, today, services.countries) && firstPicture(services, round);
    if (!first) return { round, picture: undefined, credit: '' };
    return { round, picture: services.loadPicture(first.url), credit: first.credit };
  };
  const draw = (sheet: Sheet) => {
    const tiles = new Map(days.map((date) => [date, tileOf(date)]));
    const words = { title, summary, address: typedAddress(address) };
    return drawMonth(sheet, month, tiles, words);
  };
  return (
    <SharePicture
      label={sharing.month(name)}
      text={[title, summary, address].filter(Boolean).join('\n')}
      fileName={`zoomle-${month}.png`}
      draw={draw}
    />
  );
}
