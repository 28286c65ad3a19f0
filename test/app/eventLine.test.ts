import { describe, expect, it } from 'vitest';

import { lineOf, parseLine } from '../../src/app/eventLine';
import { offsetAdvanced } from '../../src/features/dev/offsetSlice';
import {
  boardOpened,
  dayArrived,
  guessMade,
  mapsBuilt,
  placePicked,
  roundOpened,
  textTyped,
  zoomPicked,
} from '../../src/features/game/gameSlice';
import { progressImported } from '../../src/features/progress/progressSlice';
import {
  changedElsewhere,
  storageRestored,
  troubleFound,
} from '../../src/features/storage/storageSlice';
import { dialogClosed } from '../../src/features/ui/dialogSlice';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, utcDate } from '../support/builders';

const BOARD = 'daily:2026-11-20';
const begun = aRound(ORIGIN, NORTHLAND, EASTLAND);
const empty = aRound(ORIGIN);
const nothing = { history: null, settings: null };

describe('the line of an event', () => {
  it.each([
    [
      dayArrived({
        today: utcDate('2026-11-20'),
        puzzle: { id: BOARD, round: empty },
        past: {},
      }),
      'game/dayArrived 2026-11-20',
    ],
    [guessMade(BOARD, NORTHLAND), 'game/guessMade daily:2026-11-20 Northland'],
    [zoomPicked(17), 'game/zoomPicked 17'],
    [placePicked({ name: 'Second Tower', lat: 1, lon: 2 }), 'game/placePicked Second Tower'],
    [placePicked(null), 'game/placePicked'],
    [boardOpened(BOARD), 'game/boardOpened daily:2026-11-20'],
    [
      roundOpened({ id: 'archive:2026-11-01', round: empty, putAway: {} }),
      'game/roundOpened archive:2026-11-01',
    ],
    [
      roundOpened({ id: 'archive:2026-11-01', round: begun, putAway: {} }),
      'game/roundOpened archive:2026-11-01 ["Northland","Eastland"]',
    ],
    [
      offsetAdvanced({ id: 'dev:2026-11-20+1', round: empty }),
      'dev/offsetAdvanced dev:2026-11-20+1',
    ],
    [storageRestored({ game: null, ...nothing }), 'storage/restored'],
    [
      storageRestored({ game: { rounds: { [BOARD]: begun }, board: BOARD, zoom: 17 }, ...nothing }),
      'storage/restored {"rounds":{"daily:2026-11-20":["Northland","Eastland"]},"board":"daily:2026-11-20","zoom":17}',
    ],
    [
      changedElsewhere({ rounds: { [BOARD]: begun, 'practice:1': empty } }),
      'storage/changedElsewhere {"rounds":{"daily:2026-11-20":["Northland","Eastland"]}}',
    ],
    [
      progressImported({ news: { daily: {}, archive: {} }, open: { [BOARD]: begun } }),
      'progress/imported {"rounds":{"daily:2026-11-20":["Northland","Eastland"]}}',
    ],
    [troubleFound('full'), 'storage/troubleFound full'],
    [dialogClosed('help'), 'dialog/closed help'],
  ])('says what replay needs: %#', (event, line) => {
    expect(lineOf(event)).toBe(line);
  });

  it('says nothing of what is typed, of addresses, or of an event that it does not know', () => {
    const views = { 18: { url: 'https://maps.test/?access_token=pk.secret', widthKm: 1 } };
    const source = { provider: 'test', credit: 'Test', picturesAnyPlace: true, views };
    const unknown = ['settings/highContrastSwitched', 'constructor', 'x/y'].map((type) => ({
      type,
      payload: 'secret',
    }));
    const events = [
      textTyped('secret'),
      mapsBuilt({ round: BOARD, place: null, sources: [source] }),
    ];
    for (const event of [...events, ...unknown]) expect(lineOf(event)).toBe(event.type);
  });

  it('is the event’s type where its payload is none', () => {
    expect(lineOf({ type: guessMade.type })).toBe('game/guessMade');
  });

  it('is parsed into what it was made of', () => {
    expect(parseLine(lineOf(guessMade(BOARD, NORTHLAND)))).toEqual({
      type: 'game/guessMade',
      facts: 'daily:2026-11-20 Northland',
    });
    expect(parseLine(lineOf(placePicked(null)))).toEqual({ type: 'game/placePicked', facts: '' });
  });

  it('is told from any other text', () => {
    for (const text of ['', 'Page: /zoomle', 'Error: x', '    at Map (main.js:1:2)', '```']) {
      expect(parseLine(text)).toBeNull();
    }
  });
});
