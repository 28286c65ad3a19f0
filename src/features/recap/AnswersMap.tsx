import { geoNaturalEarth1, geoPath } from 'd3-geo';

import { color } from '../../design/tokens';
import type { Answer } from '../../domain/round';
import { recapTexts } from '../../texts/recap';
import { MARKER_GAP, NumberedMarker } from './markers';
import { WORLD_SIZE } from './recapGeometry';
import { spreadMarkers } from './spreadMarkers';
import { SPHERE, WorldGround } from './WorldGround';
import { Svg } from './worldMapStyles';

const { width, height } = WORLD_SIZE;
const PROJECTION = geoNaturalEarth1().precision(0.5).fitSize([width, height], SPHERE);
const draw = geoPath(PROJECTION).digits(1);

/** The answers of several rounds on a map of the world, numbered in their order. */
export function AnswersMap({ answers }: { readonly answers: readonly Answer[] }) {
  const points = answers.map(({ lat, lon }) => {
    const [x, y] = PROJECTION([lon, lat]) ?? [NaN, NaN];
    return { x, y };
  });
  const spread = spreadMarkers(points, MARKER_GAP, WORLD_SIZE);
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={recapTexts.answersMap}>
      <WorldGround draw={draw} />
      {points.map((point, index) => (
        <NumberedMarker
          key={index}
          number={index + 1}
          point={point}
          at={spread[index] ?? point}
          fill={color('action')}
          textFill={color('surface')}
        />
      ))}
    </Svg>
  );
}
