import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { devToolsOptions } from '../../../src/app/devTools';
import { parseLog } from '../../../src/app/replay/parseLog';
import { guessMade, textTyped } from '../../../src/features/game/gameSlice';
import { mapbox } from '../../../src/maps/mapbox';
import { COUNTRIES, EASTLAND, NORTHLAND } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { retold } from '../../support/replay';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const STORY = [
  'The day is 2026-11-20.',
  'On the board: daily:2026-11-20, Northland Tower in Northland.',
  'Guess 1 of 6: Eastland, 1569 km ↖',
  'Guess 2 of 6: Northland, correct',
  'Won with 2 of 6.',
];

/** A round that was won in two, its log as DevTools holds it, and the events of it. */
async function aLog() {
  const mapProviders = [mapbox('pk.secret')];
  const { store } = await aStore({ enhancers: [devTools()], mapProviders });
  store.dispatch(textTyped('e'));
  store.dispatch(guessMade(BOARD, EASTLAND));
  const { log, toggle, commit, last } = devToolsOf(store);
  const finish = () => store.dispatch(guessMade(BOARD, NORTHLAND));
  const events = () => {
    const { actionsById, stagedActionIds } = log();
    return stagedActionIds.map((id) => actionsById[id]?.action as UnknownAction);
  };
  return { log, toggle, commit, last, finish, events };
}

describe('a log of DevTools', () => {
  it('tells the same story in every form that it is exported in', async () => {
    const { log, events, finish } = await aLog();
    finish();
    const list = events();
    const shown = list.map(devToolsOptions.actionSanitizer);
    const forms = [
      list,
      list.slice(1),
      shown,
      list.map((action) => ({ type: 'PERFORM_ACTION', action, timestamp: 0 })),
      { payload: list },
      { payload: JSON.stringify(list), preloadedState: '{"ui":{"darkMode":true}}' },
      { payload: JSON.stringify(log()) },
      log(),
    ];
    for (const form of forms) {
      const { story, illegal, moments } = retold(JSON.stringify(form));
      expect(story).toEqual(STORY);
      expect(illegal).toEqual([]);
      // As DevTools counts, after what the log begins with and without the maps.
      expect(moments.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6]);
    }
  });

  it('tells what would have been without a skipped event', async () => {
    const { log, toggle, last, finish } = await aLog();
    toggle(last());
    finish();
    expect(retold(JSON.stringify(log())).story).toEqual([
      ...STORY.slice(0, 2),
      'Guess 1 of 6: Northland, correct',
      'Won with 1 of 6.',
    ]);
  });

  it('begins with the state that was committed', async () => {
    const { log, commit, events, finish } = await aLog();
    commit();
    finish();
    const preloadedState = devToolsOptions.stateSanitizer(log().committedState);
    for (const form of [log(), { payload: events(), preloadedState }]) {
      expect(retold(JSON.stringify(form)).story).toEqual(STORY.slice(3));
    }
  });

  it.each([
    ['', /not JSON/],
    ['Peru', /not JSON/],
    ['{"payload":"["}', /not JSON/],
    ['null', /neither a list/],
    ['{}', /neither a list/],
    ['[{"name":"Peru"}]', /neither a list/],
    ['{"payload":{"payload":[]}}', /neither a list/],
    ['{"actionsById":{},"stagedActionIds":["0"]}', /neither a list/],
    ['[]', /no events/],
    ['{"payload":[],"preloadedState":{"game":{"rounds":[]}}}', /none that play/],
  ])('is refused when it is %j', (text, reason) => {
    expect(() => parseLog(text, COUNTRIES)).toThrow(reason);
  });
});
