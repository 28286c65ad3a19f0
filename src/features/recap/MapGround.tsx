import { geoGraticule10, type GeoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { SVGAttributes } from 'react';

import { color } from '../../design/tokens';
import { SPHERE } from './mapProjection';
import { Graticule, Land } from './mapStyles';

const GRATICULE = geoGraticule10();

type ShapeProps = SVGAttributes<SVGPathElement> & {
  readonly draw: GeoPath;
  readonly shape: GeoPermissibleObjects;
};

/** A component of its own, so that React can let a frame pass between one shape and the next. */
export function Shape({ draw, shape, ...attributes }: ShapeProps) {
  return <path d={draw(shape) ?? ''} {...attributes} />;
}

type Props = {
  readonly draw: GeoPath;
  /** As exact as the map shows it. */
  readonly land: GeoPermissibleObjects;
};

/** What a map has below its markers: the sea, the graticule and the land. */
export function MapGround({ draw, land }: Props) {
  return (
    <>
      <Shape draw={draw} shape={SPHERE} fill={color('surface')} />
      <Graticule as={Shape} draw={draw} shape={GRATICULE} />
      <Land as={Shape} draw={draw} shape={land} />
      <Shape draw={draw} shape={SPHERE} fill="none" stroke={color('ink')} />
    </>
  );
}
