import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import * as events from '../../src/features/events';
import { gameSlice } from '../../src/features/game/gameSlice';
import { roundsSlice } from '../../src/features/rounds/roundsSlice';
import { transitions } from './transitions';

/** The cells of each row of the table of transitions. */
const [, below = ''] = readFileSync('docs/state-machine.md', 'utf8').split('## Transitions\n');
const table = below
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
  .map((line) => line.replaceAll('`', '').split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

/** The types of all events that change the board or the rounds. */
const types = Object.values({ ...events, ...gameSlice.actions, ...roundsSlice.actions })
  .map(({ type }) => type)
  .filter((type) => type !== events.dialogClosed.type);

describe('docs/state-machine.md', () => {
  it('has the transition for each event in each state', () => {
    expect(table).toEqual(transitions());
  });

  it('has every event', () => {
    const [, ...rows] = table;
    expect(new Set(rows.map(([type]) => type))).toEqual(new Set(types));
  });
});
