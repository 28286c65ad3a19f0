import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { devSlice } from '../../src/features/dev/offsetSlice';
import * as events from '../../src/features/events';
import { gameSlice } from '../../src/features/game/gameSlice';
import { roundsSlice } from '../../src/features/rounds/roundsSlice';
import { nameOf, STATES, transitions } from './transitions';

/** The tables below a heading: the cells of each row. */
function tableBelow(heading: string): string[][] {
  const [, below = ''] = readFileSync('docs/state-machine.md', 'utf8').split(`## ${heading}\n`);
  return (below.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
    .map((line) => line.replaceAll('`', '').split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

const sources = import.meta.glob<string>('../../src/features/{game,rounds,dev}/*Slice.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The types of all events that change the board or the rounds. */
const types = new Set(
  [
    ...Object.values({ ...devSlice.actions, ...gameSlice.actions, ...roundsSlice.actions }),
    ...Object.values(sources)
      .flatMap((source) => [...source.matchAll(/addCase\((\w+)/g)].map(([, name]) => name))
      .map((name) => events[name as keyof typeof events]),
  ].map(({ type }) => type),
);

describe('docs/state-machine.md', () => {
  it.each(Object.entries(STATES))('means by “%s” what is on the board', (name, state) => {
    expect(nameOf(state)).toBe(name);
  });

  it('tells what each event does in each state', () => {
    expect(tableBelow('Transitions')).toEqual(transitions());
  });

  it.each(['Transitions', 'What each event changes'])('knows every event below “%s”', (heading) => {
    const [, ...rows] = tableBelow(heading);
    expect(new Set(rows.map(([type]) => type))).toEqual(types);
  });
});
