import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EVENTS, nameOf, reducer, STATES } from './transitions';

/** The table below "Transitions": the cells of its head and rows. */
const [, below = ''] = readFileSync('docs/state-machine.md', 'utf8').split('## Transitions\n');
const [[, , ...states] = [], , ...rows] = (below.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.replaceAll('`', '').split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));
const events = rows.map(([type = '', what = '']) => `${type}: ${what}`);
const transitions = rows.flatMap(([, , ...cells], row) =>
  cells.map((after, column) => [events[row] ?? '', states[column] ?? '', after] as const),
);

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/features/*/*Slice.ts', { eager: true }),
);
const sources = Object.values(
  import.meta.glob<string>('../../src/features/{game,history,dev}/*Slice.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The types of all events of the site. */
const types = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'function' && 'type' in value ? [String(value.type)] : []));
/** Those that a slice of these tells, or that it hears of from another. */
const ours = [
  ...types.filter((type) => /^(game|history|dev)\//.test(type)),
  ...sources.flatMap((source) =>
    [...source.matchAll(/addCase\(\s*'(.+?)'/g)].map(([, type]) => type),
  ),
];

describe('the table of transitions', () => {
  it('has every event of the game, the history and the dev offset, and none that is not there', () => {
    const listed = rows.map(([type]) => type);
    expect({
      missing: ours.filter((type) => !listed.includes(type)),
      unknown: listed.filter((type = '') => !types.includes(type) || !ours.includes(type)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('has a column for each state, and a row for each event that is tried', () => {
    expect(states).toEqual(Object.keys(STATES));
    expect(events.toSorted()).toEqual(Object.keys(EVENTS).sort());
  });

  it.each(Object.entries(STATES))(
    'means by “%s” what the round on the board says',
    (name, state) => {
      expect(nameOf(state)).toBe(name);
    },
  );

  it.each(transitions)('is right about %s, when %s: %s', (event, name, after) => {
    const before = STATES[name];
    const happened = before && EVENTS[event]?.(before);
    if (!happened) throw new Error('this row or column is not tried: see transitions.ts');
    const next = reducer(before, happened);
    expect(next === before ? '–' : nameOf(next)).toBe(after);
  });
});
