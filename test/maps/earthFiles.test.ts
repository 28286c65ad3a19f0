import { expect, it } from 'vitest';

import { shapesOf } from '../../src/maps/earthFiles';
import { outlines } from '../support/earth';

it('each outline of the Earth is found by its country’s name', () => {
  const { geometries } = outlines.objects.countries;
  const shapes = shapesOf(outlines);
  expect([...shapes.keys()]).toEqual(geometries.map(({ id }) => id));
  expect(shapes.get('Peru')?.geometry.type).toBe('MultiPolygon');
});
