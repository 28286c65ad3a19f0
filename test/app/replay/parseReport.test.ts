import { afterEach, describe, expect, it, vi } from 'vitest';

import { lineOf } from '../../../src/app/eventLine';
import { makeRecorder } from '../../../src/app/recorder';
import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import {
  guessMade,
  placePicked,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import { openArchive, openPractice, openToday } from '../../../src/features/game/openRound';
import {
  aCountry,
  type COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  utcDate,
} from '../../support/builders';
import { SURROUNDINGS } from '../../support/renderSite';
import { retold } from '../../support/replay';
import { aStore, memoryStorage } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const GUESS = `game/guessMade ${BOARD}`;

/** A store whose events a report tells of. */
async function aReportedStore(options: Parameters<typeof aStore>[0] = {}) {
  const { recordEvent, report } = makeRecorder(() => SURROUNDINGS);
  const made = await aStore({ ...options, recordEvent });
  const guess = (...countries: typeof COUNTRIES) => {
    for (const country of countries) made.store.dispatch(guessMade(BOARD, country));
  };
  return { ...made, report, guess };
}

const reportOf = (...lines: string[]) => ['Events, the last one last:', ...lines].join('\n');

describe('a report', () => {
  it('is replayed to the state that it was made in', async () => {
    const { store, report, guess } = await aReportedStore();
    store.dispatch(textTyped('east'));
    guess(EASTLAND, FARLAND);
    store.dispatch(zoomPicked(17));
    guess(NORTHLAND);
    store.dispatch(openArchive(utcDate('2026-11-19')));
    store.dispatch(openToday());
    store.dispatch(advanceOffset());
    store.dispatch(guessMade('dev:2026-11-20+1', ORIGIN));

    const { moments, illegal, gaps } = retold(report());
    expect([illegal, gaps]).toEqual([[], []]);
    const { rounds, board, zoom } = store.getState().game;
    expect(moments.at(-1)?.after.game).toMatchObject({ rounds, board, zoom });
    expect(Object.keys(rounds)).toEqual([BOARD, 'dev:2026-11-20+1']);
  });

  it('tells of a round that was begun on an earlier visit', async () => {
    const storage = memoryStorage();
    const first = await aReportedStore({ storage });
    first.guess(EASTLAND, FARLAND);
    await first.persistor.flush();
    const { store, report, guess } = await aReportedStore({ storage });
    store.dispatch(zoomPicked(16));
    guess(ORIGIN);
    const { story, illegal } = retold(report());
    expect(illegal).toEqual([]);
    expect(story.filter((line) => line.startsWith('Gue'))).toEqual([
      'Guessed before: Eastland, 1569 km ↖',
      'Guessed before: Farland, 18903 km ↑',
      'Guess 3 of 6: Origin, 1112 km ↑',
    ]);
  });

  it('goes without rounds for practice, which are random', async () => {
    const { store, report, guess } = await aReportedStore();
    store.dispatch(openPractice());
    store.dispatch(guessMade('practice:1', FARLAND));
    store.dispatch(zoomPicked(17));
    store.dispatch(openToday());
    guess(FARLAND);
    const { story, illegal, gaps } = retold(report());
    expect(gaps).toEqual([expect.stringContaining('Practice rounds are random')]);
    expect(illegal).toEqual([]);
    expect(story.filter((line) => /^(Guess|Zoom)/.test(line))).toEqual([
      'Guess 1 of 6: Farland, 18903 km ↑',
    ]);
  });

  it('that begins in the middle of a round says so, and judges what it can', () => {
    const begins = ['game/zoomPicked 16', `${GUESS} Farland`, 'game/zoomPicked 14'];
    const { story, illegal, gaps } = retold(
      reportOf(...begins, `${GUESS} Northland`, `${GUESS} Eastland`),
    );
    expect(gaps).toEqual([expect.stringMatching(/guesses that were made before are missing/)]);
    expect(story).toContain('Guess 1 of 6: Farland, 18903 km ↑');
    expect(illegal).toEqual([`Illegal: event 5, ${GUESS} Eastland: the round ${BOARD} was over.`]);
  });

  it('fails where its events cannot have happened', () => {
    const lines = ['storage/restored', 'game/dayArrived 2026-11-20', 'game/zoomPicked 16'];
    const { illegal } = retold(reportOf(...lines, 'game/guessMade daily:2026-11-19 Farland'));
    expect(illegal).toEqual([
      expect.stringContaining('event 3, game/zoomPicked 16'),
      expect.stringContaining('event 4, game/guessMade daily:2026-11-19'),
    ]);
  });

  it('names the lines that do not say enough', () => {
    const lines = [
      'game/guessMade',
      'game/zoomPicked 99',
      'storage/restored {',
      'game/dayArrived x',
    ];
    const { gaps } = retold(reportOf('storage/restored', 'game/dayArrived 2026-11-20', ...lines));
    for (const line of lines.slice(1)) expect(gaps.join()).toContain(line);
  });

  it('may be quoted, with more text around it', () => {
    const lines = ['storage/restored', 'game/dayArrived 2026-11-20', `${GUESS} Farland`];
    const { story } = retold(
      `Help!\r\n${reportOf(...lines).replaceAll('\n', '\r\n')}\r\n\`\`\`\r\nBye`,
    );
    expect(story.at(-1)).toContain('after 1 of 6');
  });

  it('finds a further place by its name', () => {
    const second = { name: 'Second Tower', lat: 11, lon: 0 };
    const northland = { ...NORTHLAND, mapLocations: [...NORTHLAND.mapLocations, second] };
    const { moments } = retold(
      reportOf(
        'storage/restored',
        'game/dayArrived 2026-11-20',
        `${GUESS} Northland`,
        lineOf(placePicked(second)),
      ),
      [ORIGIN, northland, aCountry('Else', 1, 1), FARLAND],
    );
    expect(moments.at(-1)?.after.game.viewed).toEqual(second);
  });
});
