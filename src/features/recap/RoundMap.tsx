import { geoPath, type GeoPermissibleObjects } from 'd3-geo';

import { useCountryLabel } from '../../app/hooks';
import { color } from '../../design/tokens';
import type { Answer } from '../../domain/round';
import { useAllTexts } from '../../texts/useTexts';
import { labelPosition } from './labelPosition';
import { MapGround, Shape } from './MapGround';
import { project, projectionOf } from './mapProjection';
import { PlaceName, Svg } from './mapStyles';
import { AnswerMarker, MARKER_GAP, NumberedMarkers } from './markers';
import { MAP_SIZE, type Position, type RecapGeometry } from './recapGeometry';
import { spreadMarkers } from './spreadMarkers';

const { width, height } = MAP_SIZE;

export type RoundMapProps = { readonly answer: Answer; readonly geometry: RecapGeometry };

type Props = RoundMapProps & {
  /** As exact as the map shows it. */
  readonly land: GeoPermissibleObjects;
};

/** A map of a round: the great circles from the wrong guesses to the answer. */
export function RoundMap({ answer, geometry, land }: Props) {
  const texts = useAllTexts();
  const label = useCountryLabel();
  const { target, misses } = geometry;
  const projection = projectionOf(geometry);
  const draw = geoPath(projection).digits(1);
  const pointOf = (position: Position) => project(projection, position);

  const answerPoint = pointOf(target);
  const missPoints = misses.map(({ position }) => pointOf(position));
  const [at = answerPoint, ...spread] = spreadMarkers(
    [answerPoint, ...missPoints],
    MARKER_GAP,
    MAP_SIZE,
  );
  const name = labelPosition(answer.place, at, spread, MAP_SIZE);

  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.recap.map(label(answer.name), answer.place, misses.length)}
    >
      <MapGround draw={draw} land={land} />
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
      <NumberedMarkers
        points={missPoints}
        spread={spread}
        numbers={misses.map(({ number }) => number)}
      />
      <AnswerMarker at={at} />
      <PlaceName x={name.x} y={name.y} lang="en">
        {answer.place}
      </PlaceName>
    </Svg>
  );
}
