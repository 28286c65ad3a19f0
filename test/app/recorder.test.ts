import { describe, expect, it } from 'vitest';

import { makeRecorder } from '../../src/app/recorder';
import { guessMade, textTyped, zoomPicked } from '../../src/features/game/gameSlice';
import { EASTLAND, NORTHLAND } from '../support/builders';
import { SURROUNDINGS } from '../support/renderSite';
import { aStore } from '../support/testStore';

const aRecorder = () => makeRecorder(() => SURROUNDINGS);

describe('a report', () => {
  it('tells the version, the browser, its language and screen, the time and the page', () => {
    expect(aRecorder().report()).toContain(
      [
        'Zoomle: 1.2.3, main.js',
        'Browser: Netscape',
        'Language: en-GB',
        'Screen: 390 x 844',
        'Time: 2026-11-20T12:00:00.000Z',
        'Page: /zoomle',
      ].join('\n'),
    );
  });

  it('tells the last three errors, the last one first, and where in the page they were', () => {
    const { recordError, report } = aRecorder();
    for (const name of ['first', 'second', 'third', 'fourth']) {
      recordError(new TypeError(name), { componentStack: `\n    at The${name}` });
    }
    expect(report()).toContain(
      [
        'TypeError: fourth\n    at Thefourth',
        'TypeError: third\n    at Thethird',
        'TypeError: second\n    at Thesecond',
      ].join('\n'),
    );
    expect(report()).not.toContain('first\n');
  });

  it.each([
    ['text', 'text'],
    [undefined, 'undefined'],
    [404, '404'],
  ])('tells of what is thrown and is no error: %s', (thrown, text) => {
    const { recordError, report } = aRecorder();
    recordError(thrown);
    expect(report()).toContain(`\n${text}\n`);
  });

  it('has no token of a map’s address in it', () => {
    const { recordError, report } = aRecorder();
    recordError(new Error('https://maps.test/18?access_token=pk.secret'));
    expect(report()).toContain('https://maps.test/18');
    expect(report()).not.toContain('secret');
  });

  it('has the last thirty events, each with what replay needs', async () => {
    const { recordEvent, report } = aRecorder();
    const { store } = await aStore({ recordEvent });
    store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(report()).toMatch(
      /storage\/restored\ngame\/dayArrived 2026-11-20\n(.*\n)*game\/guessMade daily:2026-11-20 Northland$/,
    );

    for (let count = 0; count < 29; count += 1) store.dispatch(zoomPicked(18));
    expect(report()).toContain('Northland\ngame/zoomPicked 18\n');
    store.dispatch(zoomPicked(18));
    expect(report()).not.toContain('Northland');
  });

  it('has a line for all keys in a row, and nothing of what was typed', async () => {
    const { recordEvent, report } = aRecorder();
    const { store } = await aStore({ recordEvent });
    for (const text of ['N', 'No', 'Nor']) store.dispatch(textTyped(text));
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    const lines = ['textTyped', ...Array<string>(2).fill('guessMade daily:2026-11-20 Eastland')];
    expect(report()).toMatch(
      new RegExp(`mapsBuilt\\n${lines.map((l) => `game/${l}`).join('\\n')}$`),
    );
    expect(report()).not.toContain('Nor');
  });

  it('has the name of an event that no reducer could take', async () => {
    const { recordEvent, report } = aRecorder();
    const { store } = await aStore({ recordEvent });
    expect(() => store.dispatch({ type: 'game/guessMade', payload: null })).toThrow();
    expect(report()).toMatch(/game\/guessMade$/);
  });
});
