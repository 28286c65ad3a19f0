import { roundsImported } from '../../src/features/events';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from './builders';
import { CODE, LIST, SOUTHLAND } from './challenge';
import { renderSite } from './renderSite';

export const PAGE = '/zoomle/challenge';
export const BOARD = '/zoomle/challenge/play';

/** The site at a challenge's link. */
export const openChallenge = (
  path: string,
  code: string,
  options?: Parameters<typeof renderSite>[1],
) => renderSite(code ? `${path}#${code}` : path, { countries: LIST, ...options });

const ROUNDS = [
  aRound(ORIGIN, NORTHLAND, ORIGIN),
  aRound(NORTHLAND, NORTHLAND),
  aRound(EASTLAND, EASTLAND),
  aRound(FARLAND, FARLAND),
  aRound(SOUTHLAND, ...SIX_MISSES),
];

/** The first maps have been played: they count 2, 1, 1, 1 and 7. */
export const played = (count = ROUNDS.length) =>
  roundsImported(
    Object.fromEntries(
      ROUNDS.slice(0, count).map((round, index) => [`challenge:${CODE}:${index + 1}`, round]),
    ),
  );
