import { geoPath } from 'd3-geo';

import type { Answer } from '../../domain/round';
import { useAllTexts } from '../../texts/useTexts';
import { MapGround } from './MapGround';
import { project, worldProjection } from './mapProjection';
import { Svg } from './mapStyles';
import { MARKER_GAP, NumberedMarkers } from './markers';
import { MAP_SIZE, positionOf } from './recapGeometry';
import { spreadMarkers } from './spreadMarkers';
import { WORLD_LAND } from './worldLand';

const { width, height } = MAP_SIZE;
const PROJECTION = worldProjection(0);
const draw = geoPath(PROJECTION).digits(1);

/** The answers of several rounds on a map of the world, numbered in their order. */
export function AnswersMap({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useAllTexts();
  const points = answers.map((answer) => project(PROJECTION, positionOf(answer)));
  const spread = spreadMarkers(points, MARKER_GAP, MAP_SIZE);
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.recap.answersMap}>
      <MapGround draw={draw} land={WORLD_LAND} />
      <NumberedMarkers points={points} spread={spread} />
    </Svg>
  );
}
