import { describe, expect, it } from 'vitest';

import { LAKE, LAND, SEA } from '../../../scripts/atlas/facts/classes.ts';
import { courseOf, riverFacts } from '../../../scripts/atlas/facts/rivers.ts';
import { waterFacts } from '../../../scripts/atlas/facts/water.ts';
import { aScene, circle, type Paint, pixelsOf, tint } from './aScene';

/** A picture of `base`, with each of the shapes painted in a class. */
const withAll = (kind: number, shapes: readonly Paint[], base: number) =>
  aScene(
    base,
    shapes.map((shape) => [shape, kind]),
  );

describe('the water of a picture', () => {
  it('is the sea on the side that it fills, and a coast along it', () => {
    expect(waterFacts(aScene(LAND, [[(_, south) => south < -72, SEA]]))).toEqual([
      ['sea', 20, 'N'],
      ['coast', 'E-W', 'N'],
    ]);
  });

  it('is near where it reaches into the inner half of the picture', () => {
    expect(waterFacts(aScene(LAND, [[(east) => east > 20, SEA]]))).toEqual([
      ['sea', 45, 'e'],
      ['coast', 'N-S', 'e'],
    ]);
  });

  it('is the sea on two sides of an isthmus, with two coasts', () => {
    expect(waterFacts(aScene(LAND, [[(_, south) => south < -65 || south > 70, SEA]]))).toEqual([
      ['sea', 45, 'N', 'S'],
      ['coast', 'E-W', 'N'],
      ['coast', 'E-W', 'S'],
    ]);
  });

  it('lies on either side of the middle of a wide arc', () => {
    const cape: Paint = (east, south) => east < 5 || (east < 60 && Math.abs(south) > 100);
    expect(waterFacts(aScene(LAND, [[cape, SEA]]))[0]).toEqual(['sea', 55, 'sw', 'nw']);
  });

  it('surrounds an island at the crosshair, whose length it has in km', () => {
    const island: Paint = (east, south) => Math.abs(east) < 10 && Math.abs(south) < 50;
    expect(waterFacts(aScene(SEA, [[island, LAND]]))).toEqual([
      ['island', 200, 'N-S'],
      ['sea', 95, '*'],
    ]);
  });

  it('holds further islands, but no islet that goes unnoticed', () => {
    const islands = [circle(100, 0, 5), circle(110, 20, 5), circle(-60.5, 60.5, 1)];
    expect(waterFacts(withAll(LAND, islands, SEA))).toContainEqual(['islands', 2, 'E']);
  });

  it('holds no island in the colour of the sea, unless the crosshair is on such a one', () => {
    const [own, further] = [circle(0, 0, 8), circle(90, 0, 8)];
    const scene = aScene(SEA, [
      [own, LAND],
      [further, LAND],
    ]);
    const hide = (paint: Paint) => tint(scene, pixelsOf(paint), [28, 69, 128]);
    hide(further);
    expect(waterFacts(scene).map(([kind]) => kind)).toEqual(['island', 'sea']);
    hide(own);
    expect(waterFacts(scene)).toContainEqual(['islands', 1, 'E']);
  });

  it('has no island that goes on beyond the frame, but its coast', () => {
    const facts = waterFacts(aScene(SEA, [[circle(0, 120, 60), LAND]]));
    expect(facts.map(([kind]) => kind)).toEqual(['sea', 'coast']);
  });

  it('tells three lakes, and counts the further ones', () => {
    const lakes = [circle(-60, 0, 10), circle(60, 40, 8), circle(0, -90, 6), circle(3, -60, 4)];
    expect(waterFacts(withAll(LAKE, lakes, LAND))).toEqual([
      ['lake', 40, 'w'],
      ['lake', 32, 'se'],
      ['lake', 24, 'N'],
      ['lakes', 1, 'n'],
    ]);
  });

  it('tells no length of a lake that the frame cuts', () => {
    expect(waterFacts(aScene(LAND, [[circle(-150, 0, 40), LAKE]]))).toEqual([['lake', 0, 'W']]);
  });

  it('counts no wide river as a lake', () => {
    const river: Paint = (east) => east > 0 && east < 1;
    expect(waterFacts(aScene(LAND, [[river, LAKE]]))).toEqual([]);
  });
});

describe('a lake', () => {
  const strip: Paint = (east, south) => Math.abs(east) < 3 && Math.abs(south) < 60;
  const scene = aScene(LAND, [[strip, LAKE]]);
  const course: [number, number][] = [
    [160, 0],
    [160, 240],
  ];

  it('may be long and narrow', () => {
    expect(waterFacts(scene)).toEqual([['lake', 240, '.']]);
  });

  it('is none that looks like its shores', () => {
    const faint = { ...scene, rgb: scene.rgb.map((_, j) => [50, 60, 30][j % 3] ?? 0) };
    expect(waterFacts(faint)).toEqual([]);
  });

  it('is none that a great river flows through', () => {
    expect(waterFacts({ ...scene, rivers: [{ rank: 0, points: course }] })).toEqual([]);
  });
});

describe('the rivers of a picture', () => {
  /** A river between two points, in the colour of water unless told otherwise. */
  const withRiver = (rank: number, from: [number, number], to: [number, number], isSeen = true) => {
    const scene = { ...aScene(LAND), rivers: [{ rank, points: [from, to] }] };
    const course = [...courseOf(scene, rank).entries()].filter(([, isRiver]) => isRiver);
    if (isSeen)
      tint(
        scene,
        course.map(([i]) => i),
        [20, 30, 10],
      );
    return scene;
  };

  it('run the way of their course', () => {
    expect(riverFacts(withRiver(0, [60, -20], [62, 300]))).toEqual([['river', 0, 'N-S', 'W']]);
    expect(riverFacts(withRiver(1, [40, 0], [280, 240]))).toEqual([['river', 1, 'SE-NW', '.']]);
  });

  it('are told neither where they are short nor where they are small', () => {
    expect(riverFacts(withRiver(1, [60, 20], [62, 60]))).toEqual([]);
    expect(riverFacts(withRiver(2, [60, -20], [62, 300]))).toEqual([]);
  });

  it('are not told where they cannot be seen', () => {
    expect(riverFacts(withRiver(0, [60, -20], [62, 300], false))).toEqual([]);
  });
});
