import {
  geoAzimuthalEquidistant,
  geoGraticule10,
  geoNaturalEarth1,
  type GeoPath,
  geoPath,
  type GeoPermissibleObjects,
} from 'd3-geo';
import type { SVGAttributes } from 'react';

import { color } from '../../design/tokens';
import { EARTH_RADIUS_KM } from '../../domain/geography';
import type { Answer } from '../../domain/round';
import { recapTexts } from '../../texts/recap';
import { labelPosition } from './labelPosition';
import { AnswerMarker, MARKER_GAP, NumberedMarker } from './markers';
import { type Position, type RecapGeometry, WORLD_SIZE } from './recapGeometry';
import { spreadMarkers } from './spreadMarkers';
import { Graticule, Land, PlaceName, Svg } from './worldMapStyles';

const { width, height } = WORLD_SIZE;
const SPHERE = { type: 'Sphere' } as const;
const GRATICULE = geoGraticule10();

type ShapeProps = SVGAttributes<SVGPathElement> & {
  readonly draw: GeoPath;
  readonly shape: GeoPermissibleObjects;
};

/** A component of its own, so that React can let a frame pass between one shape and the next. */
function Shape({ draw, shape, ...attributes }: ShapeProps) {
  return <path d={draw(shape) ?? ''} {...attributes} />;
}

/** The region around the answer, or the whole world with the answer's meridian in the middle. */
export function projectionOf({ target: [lon, lat], region }: RecapGeometry) {
  if (!region) {
    // No line to the answer is cut in two.
    return geoNaturalEarth1().rotate([-lon, 0]).precision(0.5).fitSize([width, height], SPHERE);
  }
  return geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .scale(EARTH_RADIUS_KM / region.unitKm)
    .translate([region.at.x, region.at.y])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

export type RoundMapProps = { readonly answer: Answer; readonly geometry: RecapGeometry };

type Props = RoundMapProps & {
  /** As exact as the map shows it. */
  readonly land: GeoPermissibleObjects;
};

/** A map of a round: the great circles from the wrong guesses to the answer. */
export function RoundMap({ answer, geometry, land }: Props) {
  const { target, misses } = geometry;
  const projection = projectionOf(geometry);
  const draw = geoPath(projection).digits(1);
  const project = (position: Position) => {
    const [x, y] = projection(position) ?? [NaN, NaN];
    return { x, y };
  };

  const points = [target, ...misses.map(({ position }) => position)].map(project);
  const [at = project(target), ...spread] = spreadMarkers(points, MARKER_GAP, WORLD_SIZE);
  const name = labelPosition(answer.place, at, spread, WORLD_SIZE);

  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={recapTexts.map(answer.name, answer.place, misses.length)}
    >
      <Shape draw={draw} shape={SPHERE} fill={color('surface')} />
      <Graticule as={Shape} draw={draw} shape={GRATICULE} />
      <Land as={Shape} draw={draw} shape={land} />
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
      <PlaceName x={name.x} y={name.y}>
        {answer.place}
      </PlaceName>
    </Svg>
  );
}
