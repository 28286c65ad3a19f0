import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { neighbourNamed, roundOpened } from '../../../../src/features/events';
import { neighboursLoaded } from '../../../../src/features/game/gameSlice';
import { selectQuestion } from '../../../../src/features/game/map/neighbourSelectors';
import { initialState } from '../../../../src/store/rootReducer';
import { anAtlas, aNeighbourhood, aRound, ORIGIN } from '../../../support/builders';
import { aStore } from '../../../support/testStore';

const BOARD = 'archive:2026-11-01';
const ASKED = aNeighbourhood.asked.map(({ name }) => name);
const [first = ''] = ASKED;

const loaded = (neighbourhood: typeof aNeighbourhood | null) =>
  neighboursLoaded({ key: 'Origin 0 0,0', neighbourhood });

/** The question of a round that was won at once, after the events. */
function questionAfter(...events: UnknownAction[]) {
  const { store } = aStore({ atlas: anAtlas('Origin') });
  for (const event of [roundOpened({ id: BOARD, round: aRound(ORIGIN, ORIGIN) }), ...events])
    store.dispatch(event);
  return selectQuestion(store.getState());
}

it('there is no question until it is asked; then it asks for all, and none is found', () => {
  expect(selectQuestion(initialState)).toBeUndefined();
  expect(questionAfter()).toBeUndefined();
  expect(questionAfter(loaded(null))).toBeUndefined();
  const question = { asked: ASKED, given: [], found: [], misses: [], isOver: false };
  expect(questionAfter(loaded(aNeighbourhood))).toEqual(question);
});

it('what was asked at the first answer counts, and what is found, missed and over follows from the answers', () => {
  const asked = [first, 'Elsewhere'];
  const given = [first, 'Nowhere', null];
  const named = given.map((name) => neighbourNamed(BOARD, asked, name));
  const question = { asked, given, found: [first], misses: ['Nowhere'], isOver: true };
  expect(questionAfter(loaded(aNeighbourhood), ...named)).toEqual(question);
});
