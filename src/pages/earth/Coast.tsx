import type { MultiLineString } from 'geojson';
import { useMemo } from 'react';
import { keyframes, styled } from 'styled-components';

import type { Continent } from '../../domain/continents';
import { coastOf } from '../../features/earth/globe/coast';
import type { EarthOutlines } from '../../maps/earthFiles';

/** Once around, then it fades. */
const draw = keyframes`
  from { stroke-dashoffset: 1; stroke-opacity: 1; }
  70% { stroke-dashoffset: 0; stroke-opacity: 1; }
  to { stroke-dashoffset: 0; }
`;

/** As long as its last country kindles. */
const Line = styled.path`
  fill: none;
  stroke: #ffe2c8;
  stroke-width: 5;
  stroke-linejoin: round;
  stroke-opacity: 0;
  stroke-dasharray: 1;
  animation: ${draw} 2.9s 0.3s ease-in-out;
`;

type Props = {
  readonly continent: Continent;
  readonly outlines: EarthOutlines;
  /** Returns SVG path data. */
  readonly path: (line: MultiLineString) => string;
};

/** The coast of a continent that has just become complete, drawn in light. */
export function Coast({ continent, outlines, path }: Props) {
  const coast = useMemo(() => coastOf(outlines, continent), [outlines, continent]);
  return <Line d={path(coast)} pathLength={1} />;
}
