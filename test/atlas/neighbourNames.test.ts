import { describe, expect, it } from 'vitest';

import { parseRings } from '../../scripts/atlas/outlines/rings.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { labelsOf, PLACES } from '../../scripts/atlas/places.ts';
import type { Neighbourhood } from '../../src/maps/neighbourhood';
import { type Outline, textWidth } from '../../src/maps/outline';
import type { Position } from '../../src/maps/webMercator';
import {
  labelNeighbours,
  type State,
} from '../../src/pages/board/recap/neighbours/labelNeighbours';
import type { Label } from '../../src/pages/board/recap/placeLabels';
import { renderedText } from './renderedText';

/** On a picture 358 pixels wide, two pixels. */
const GAP = 7;
/** A name this near to its point, in the picture's pixels, needs no leader; and no leader is longer. */
const NEAR = 18;
const FAR = 260;

/** What a label's text covers. */
function areaOf({ x, y, anchor, lines, fontSize }: Label) {
  const width = textWidth(lines.join(), fontSize);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const half = fontSize / 2;
  return { left, right: left + width, top: y - half, bottom: y + half };
}
type Area = ReturnType<typeof areaOf>;

const distanceTo = (area: Area, { x, y }: Position) =>
  Math.hypot(
    Math.max(area.left - x, 0, x - area.right),
    Math.max(area.top - y, 0, y - area.bottom),
  );

const areApart = (a: Area, b: Area) =>
  Math.max(a.left - b.right, b.left - a.right) >= GAP ||
  Math.max(a.top - b.bottom, b.top - a.bottom) >= 0;

/** Whether a position is in a shape, or as near to its shore as a cell of the grid in which it was looked for. */
function isOn(path: string, { x, y }: Position) {
  const rings = parseRings(path);
  const sides = rings.flatMap((ring) =>
    ring.map((corner, i) => [corner, ring[(i + 1) % ring.length]]),
  );
  const crossings = sides.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  const isNear = ([[ax, ay], [bx, by]]: (readonly number[])[]) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y) < 8;
  };
  return crossings.length % 2 === 1 || sides.some(isNear);
}

describe.each(PLACES.map((place) => [place.name, place] as const))('around %s', (name, place) => {
  const neighbourhood = JSON.parse(renderedText(place, 'neighbours.json')) as Neighbourhood;
  const outline = JSON.parse(renderedText(place, 'outline.json')) as Outline;
  const seen = neighbourhood.asked.flatMap(({ name, seen }) => (seen ? [{ name, ...seen }] : []));

  function faultsOf(stateOf: (name: string) => State, language: number) {
    const labels = labelNeighbours(
      neighbourhood,
      outline,
      place,
      stateOf,
      (country) => labelsOf(country)[language],
    ).map(({ name, placed }) => ({ name, placed, area: placed && areaOf(placed) }));
    return labels.flatMap(({ name: country, placed, area }) => {
      if (!placed || !area) return [`${country} is left out`];
      const faults: string[] = [];
      if (area.left < 0 || area.right > FILE.width || area.top < 0 || area.bottom > FILE.height)
        faults.push(`${country} is cut`);
      for (const other of labels) {
        if (other.name === country || !other.area) continue;
        const covered = other.area;
        if (!areApart(area, covered)) faults.push(`${country} covers ${other.name}`);
        if (placed.leader.some((step) => distanceTo(covered, step) === 0))
          faults.push(`the leader of ${country} crosses ${other.name}`);
      }
      const at = seen.find((each) => each.name === country)?.at;
      if (!at) return faults;
      const [from] = placed.leader;
      const end = placed.leader.at(-1);
      const point = { x: at[0], y: at[1] };
      if (end) {
        if (distanceTo(area, end) > NEAR || Math.hypot(end.x - from.x, end.y - from.y) > FAR)
          faults.push(`${country} is away`);
        if (from.x !== point.x || from.y !== point.y) faults.push(`${country} has no leader`);
      } else if (distanceTo(area, point) > NEAR) faults.push(`${country} is elsewhere`);
      return faults;
    });
  }

  it('each name and mark can be read, on its land or with a line to it', () => {
    for (const language of labelsOf(name).keys())
      expect(faultsOf(() => 'found', language)).toEqual([]);
    expect(faultsOf(() => 'open', 0)).toEqual([]);
    expect(faultsOf((each) => (each.length % 2 ? 'open' : 'found'), 0)).toEqual([]);
    expect(seen.filter(({ path, at }) => !isOn(path, { x: at[0], y: at[1] }))).toEqual([]);
  });
});
