import { readFileSync } from 'node:fs';

import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { expect, it } from 'vitest';
import simplified from 'world-atlas/land-50m.json';

type Land = typeof simplified;

const original = JSON.parse(readFileSync('node_modules/world-atlas/land-50m.json', 'utf8')) as Land;

const pointsOf = ({ arcs }: Land) => arcs.reduce((count, arc) => count + arc.length, 0);
const areaOf = (land: Land) => geoArea(feature(land, land.objects.land));

it('coasts have half as many points as Natural Earth’s, around land that is as large', () => {
  expect(pointsOf(simplified)).toBeLessThan(pointsOf(original) / 2);
  expect(Math.abs(areaOf(simplified) / areaOf(original) - 1)).toBeLessThan(0.001);
});
