import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guardPresses } from '../../src/app/guardPresses';

const HERE = { clientX: 100, clientY: 100 };

let done: string[];
let end: () => void;
/** What the page shows at the finger. */
let shown: HTMLElement;

/** Puts a control at the finger, with the focus, in place of the one before. */
function show(name: string, tag = 'button') {
  shown = document.createElement(tag);
  shown.textContent = name;
  document.body.replaceChildren(shown);
  shown.addEventListener('click', ({ currentTarget }) => {
    done.push((currentTarget as HTMLElement).textContent);
  });
  shown.focus();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => shown);
  done = [];
  show('name');
  end = guardPresses();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Lets time pass, with its frames. */
async function wait(ms: number) {
  // What observes the page hears of a change before the next frame.
  await Promise.resolve();
  vi.advanceTimersByTime(ms);
}

function tap(place = HERE) {
  fireEvent.pointerDown(shown, place);
  fireEvent.click(shown, place);
}

function press(key: string) {
  if (fireEvent.keyDown(document.activeElement ?? document, { key })) fireEvent.click(shown);
}

describe.each([
  ['a tap', tap],
  ['Enter', () => press('Enter')],
  ['Space', () => press(' ')],
])('%s', (_, act) => {
  it('that was meant for what has gone does nothing once', async () => {
    act();
    show('button below');
    await wait(300);
    act();
    act();
    expect(done).toEqual(['name', 'button below']);
  });

  it('on a slow device, that changes the page late, does nothing either', async () => {
    act();
    await wait(2000);
    show('button below');
    await wait(399);
    act();
    expect(done).toEqual(['name']);
  });

  it('acts 400 ms after the change', async () => {
    act();
    show('button below');
    await wait(16);
    await wait(400);
    act();
    expect(done).toEqual(['name', 'button below']);
  });

  it('does not confirm a question that the same control asks from now on', async () => {
    act();
    shown.textContent = 'name: really?';
    await wait(100);
    act();
    expect(done).toEqual(['name']);
    act();
    expect(done).toEqual(['name', 'name: really?']);
  });

  it('acts as often as one likes while nothing changes', async () => {
    for (let times = 0; times < 5; times += 1) {
      act();
      await wait(50);
    }
    expect(done).toHaveLength(5);
  });
});

it('a tap does nothing if the page changes under the finger', () => {
  fireEvent.pointerDown(shown, HERE);
  show('button below');
  fireEvent.click(shown, HERE);
  expect(done).toEqual([]);
  tap();
  expect(done).toEqual(['button below']);
});

it('a click by code or by assistive technology, without a press, acts', () => {
  tap();
  show('another');
  shown.click();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  show('a third');
  show('a fourth');
  shown.click();
  expect(done).toEqual(['name', 'another', 'a fourth']);
});

it.each([
  ['elsewhere', () => undefined, { clientX: 100, clientY: 140 }],
  ['after scrolling with a wheel', () => fireEvent.wheel(document), HERE],
  ['after scrolling with a finger', () => fireEvent.pointerCancel(document), HERE],
])('a tap %s acts', async (_, scroll, place) => {
  tap();
  scroll();
  show('another');
  await wait(100);
  tap(place);
  expect(done).toEqual(['name', 'another']);
});

it('a key acts on what the player has moved the focus to', () => {
  press('Enter');
  fireEvent.keyDown(shown, { key: 'Tab' });
  show('another');
  press('Enter');
  expect(done).toEqual(['name', 'another']);
});

it('a key does not act on a control that has changed since it got the focus', async () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  show('yesterday’s');
  shown.textContent = 'today’s';
  await wait(100);
  press('Enter');
  press('Enter');
  expect(done).toEqual(['today’s']);
});

it('a key that is held down presses a control once, and writes on in a field', () => {
  const isRepeated = (key: string) => fireEvent.keyDown(shown, { key, repeat: true });
  expect([isRepeated('Enter'), isRepeated(' ')]).toEqual([false, false]);
  show('', 'textarea');
  expect([isRepeated(' '), isRepeated('a')]).toEqual([true, true]);
});
