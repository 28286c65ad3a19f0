import { expect, it } from 'vitest';

import { guessMade, neighbourNamed, roundOpened } from '../../../../src/features/events';
import { neighboursLoaded } from '../../../../src/features/game/gameSlice';
import { selectQuestion } from '../../../../src/features/game/map/neighbourSelectors';
import { initialState } from '../../../../src/store/rootReducer';
import { anAtlas, aNeighbourhood, aRound, ORIGIN } from '../../../support/builders';
import { aStore } from '../../../support/testStore';

const BOARD = 'archive:2026-11-01';
const ASKED = aNeighbourhood.asked.map(({ name }) => name);
const [first = ''] = ASKED;

function aBoard() {
  const { store } = aStore({ atlas: anAtlas('Origin') });
  const question = () => selectQuestion(store.getState());
  expect(question()).toBeUndefined();
  store.dispatch(roundOpened({ id: BOARD, round: aRound(ORIGIN) }));
  store.dispatch(guessMade(BOARD, ORIGIN));
  return { store, question };
}

it('there is no question until it is asked; then it asks for all, and none is found', () => {
  expect(selectQuestion(initialState)).toBeUndefined();
  const { store, question } = aBoard();
  expect(question()).toBeUndefined();
  store.dispatch(neighboursLoaded({ key: 'Origin 0 0,0', neighbourhood: null }));
  expect(question()).toBeUndefined();
  store.dispatch(neighboursLoaded({ key: 'Origin 0 0,0', neighbourhood: aNeighbourhood }));
  expect(question()).toEqual({ asked: ASKED, given: [], found: [], misses: [], isOver: false });
});

it('what was asked at the first answer counts, and what is found, missed and over follows from the answers', () => {
  const { store, question } = aBoard();
  const asked = [first, 'Elsewhere'];
  store.dispatch(neighboursLoaded({ key: 'Origin 0 0,0', neighbourhood: aNeighbourhood }));
  for (const name of [first, 'Nowhere', null]) store.dispatch(neighbourNamed(BOARD, asked, name));
  expect(question()).toEqual({
    asked,
    given: [first, 'Nowhere', null],
    found: [first],
    misses: ['Nowhere'],
    isOver: true,
  });
});
