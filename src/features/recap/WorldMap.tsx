import {
  geoGraticule10,
  geoNaturalEarth1,
  type GeoPath,
  geoPath,
  type GeoPermissibleObjects,
} from 'd3-geo';
import type { SVGAttributes } from 'react';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';

import { useServices } from '../../app/hooks';
import { color } from '../../design/tokens';
import type { Round } from '../../domain/round';
import { recapTexts } from '../../texts/recap';
import { labelY } from './labelY';
import { AnswerMarker, MARKER_GAP, NumberedMarker } from './markers';
import { type Position, recapGeometry, WORLD_SIZE } from './recapGeometry';
import { spreadMarkers } from './spreadMarkers';
import { Graticule, Land, PlaceName, Svg } from './worldMapStyles';

const { width, height } = WORLD_SIZE;
const SPHERE = { type: 'Sphere' } as const;
const LAND = feature(land, land.objects.land);
const GRATICULE = geoGraticule10();

type ShapeProps = SVGAttributes<SVGPathElement> & {
  readonly draw: GeoPath;
  readonly shape: GeoPermissibleObjects;
};

/** A component of its own, so that React can let a frame pass between one shape and the next. */
function Shape({ draw, shape, ...attributes }: ShapeProps) {
  return <path d={draw(shape) ?? ''} {...attributes} />;
}

/** The world around the answer's meridian, and the great circles from the wrong guesses to it. */
export function WorldMap({ round }: { readonly round: Round }) {
  const { answer } = round;
  const { rotation, target, misses } = recapGeometry(round, useServices().countries);
  const projection = geoNaturalEarth1()
    .rotate(rotation)
    .precision(0.5)
    .fitSize([width, height], SPHERE);
  const draw = geoPath(projection).digits(1);
  const project = (position: Position) => {
    const [x, y] = projection(position) ?? [NaN, NaN];
    return { x, y };
  };

  const points = [target, ...misses.map(({ position }) => position)].map(project);
  const [at = project(target), ...spread] = spreadMarkers(points, MARKER_GAP, WORLD_SIZE);
  const nameY = labelY(answer.place, at, spread, height);

  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={recapTexts.worldMap(answer.name, answer.place)}
    >
      <Shape draw={draw} shape={SPHERE} fill={color('surface')} />
      <Graticule as={Shape} draw={draw} shape={GRATICULE} />
      <Land as={Shape} draw={draw} shape={LAND} />
      <Shape draw={draw} shape={SPHERE} fill="none" stroke={color('ink')} />
      {misses.map(({ number, line }) => (
        <Shape
          key={number}
          draw={draw}
          shape={line}
          fill="none"
          stroke={color('action')}
          strokeWidth="2"
        />
      ))}
      {misses.map(({ number, position }, index) => (
        <NumberedMarker
          key={number}
          number={number}
          point={project(position)}
          at={spread[index] ?? project(position)}
          fill={color('action')}
          textFill={color('surface')}
        />
      ))}
      <AnswerMarker at={at} stroke={color('ink')} />
      <PlaceName x={width / 2} y={nameY}>
        {answer.place}
      </PlaceName>
    </Svg>
  );
}
