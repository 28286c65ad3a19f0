import fc from 'fast-check';

import { ARCHIVE_START } from '../../src/domain/archive';
import { utcDateOf } from '../../src/domain/calendar';
import { paths } from '../../src/paths';
import { evilKey, mutated } from './arbitraries';

const aDate = fc
  .integer({ min: Date.parse('2025-12-01'), max: Date.parse('2027-02-01') })
  .map(utcDateOf);
const aNearDate = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', ARCHIVE_START);
const anImpossibleDate = fc.constantFrom('2026-02-29', '9999-12-31', '+010000-01-01', '20261119');
const aPathOf = {
  date: fc.oneof(aDate, aNearDate, anImpossibleDate, mutated(aNearDate)),
  continent: fc.constantFrom('africa', 'North-America', 'atlantis', ''),
  slug: fc.constantFrom('how-the-places-were-chosen', 'no-such-post', ''),
};
const somePaths = Object.values(paths);
const aKnownPath = fc
  .record({ path: fc.constantFrom(...somePaths, paths.archiveDay, paths.archiveDay), ...aPathOf })
  .map(({ path, date, continent, slug }) =>
    path.replace(':date', date).replace(':continent', continent).replace(':slug', slug),
  );

const malformed = fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%C0%AF', '%u0041', '%E2%80%A8');
const aSegment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  evilKey,
  malformed,
  aPathOf.date,
  fc.constantFrom('..', '.', '%2e%2e', '%2e', '..%2f..', '\\', '%5c', ';', '@', ':date', '*', '('),
  fc.constantFrom('zoomle', 'archive', 'practice', 'blog', 'ZOOMLE', 'daily:2027-01-01'),
  fc.constantFrom('<script>alert(1)</script>', 'javascript:alert(1)', "'--", '${7*7}'),
);
const segments = fc.array(aSegment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
const aHugePath = fc
  .tuple(aSegment, fc.integer({ min: 100, max: 5_000 }))
  .map(([part, times]) => `/zoomle/${part.repeat(times)}`);

const aPath = fc.oneof(
  { weight: 30, arbitrary: aKnownPath },
  { weight: 20, arbitrary: mutated(aKnownPath).map((path) => `/${path}`.replace(/^\/\//, '/')) },
  { weight: 30, arbitrary: segments },
  { weight: 1, arbitrary: aHugePath },
);
const noise = (mark: string) =>
  fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => mark + text),
    fc.tuple(evilKey, aDate).map(([key, date]) => `${mark}${key}=1&date=${date}&today=${date}`),
  );

/** An address of the site, as a browser parses what somebody has typed or received. */
export const anAddress = fc
  .tuple(aPath, noise('?'), noise('#'))
  .filter(([path]) => URL.canParse(`https://zoomle.test${path}`))
  .map((parts) => new URL(`https://zoomle.test${parts.join('')}`));
