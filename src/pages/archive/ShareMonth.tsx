import { dark } from '../../design/tokens';
import { canBePictured } from '../../domain/archive';
import { type UtcDate, weeksOfMonth } from '../../domain/calendar';
import { hasEnded } from '../../domain/round';
import { averageGuesses } from '../../domain/statistics';
import { selectRoundsOfDays } from '../../features/archive/archiveSelectors';
import { selectToday } from '../../features/game/gameSelectors';
import type { Sheet } from '../../features/share/drawPng';
import { typedAddress } from '../../features/share/layOut';
import { SharePicture } from '../../features/share/SharePicture';
import { firstPicture } from '../../features/share/shareSelectors';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { localeOf, prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

const TITLE = { x: 48, y: 30, width: 1104, height: 150 };
/** The first tile, of seven in a row. */
const TILE = { x: 48, y: 180, size: 150, pitch: 159 };

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

  const draw = async ({ context, leftOf, write }: Sheet) => {
    const weeks = weeksOfMonth(month);
    const credits = new Set<string>();
    const drawDay = async (date: UtcDate, row: number, column: number) => {
      const left = leftOf(TILE.x + column * TILE.pitch, TILE.size);
      const tile = [left, TILE.y + row * TILE.pitch, TILE.size, TILE.size] as const;
      context.fillStyle = dark.surface;
      context.fillRect(...tile);
      const round = known[date];
      const first =
        round &&
        canBePictured(round, date, today, services.countries) &&
        firstPicture(services, round);
      if (!first) return;
      for (const credit of first.credit.split(' · ')) credits.add(credit);
      const picture = await services.loadPicture(first.url);
      context.globalAlpha = round.status === 'won' ? 1 : 0.35;
      const { width, height } = picture;
      context.drawImage(picture, (width - height) / 2, 0, height, height, ...tile);
      context.globalAlpha = 1;
    };
    const drawn = weeks.flatMap((week, row) =>
      week.flatMap((date, column) =>
        date && days.includes(date) ? [drawDay(date, row, column)] : [],
      ),
    );
    await Promise.all(drawn);
    const { ink, muted, action } = dark;
    const y = TILE.y + weeks.length * TILE.pitch;
    await write(TITLE, [archive.month(month), 80, ink]);
    await write(
      { ...TITLE, y, height: 1470 - y },
      [summary, 56, ink],
      [typedAddress(address), 48, action],
      [[...credits].join(' · '), 20, muted],
    );
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
