import { css, styled } from 'styled-components';

import { useServices } from '../../app/hooks';
import { color } from '../../design/tokens';
import { AnswerMarker, MARKER_GAP, NumberedMarkers } from './markers';
import { spreadMarkers, type XY } from './spreadMarkers';

/** The units that markers are drawn in. */
const SIZE = { width: 640, height: 480 };
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 };
/** Markers lie on a photograph, which is the same in every theme. */
const PAPER = '#fff';
const PRINT = '#0b1f2a';

const Box = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  margin-top: 10px;
  background: #24404f;
`;

const layer = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Picture = styled.img`
  ${layer}
`;

const Markers = styled.svg`
  ${layer}
  filter: drop-shadow(0 0 1.5px rgb(0 0 0 / 80%));
`;

const Credit = styled.p`
  margin-top: 4px;
  color: ${color('muted')};
  font-size: 0.7rem;
`;

type Props = {
  readonly url: string;
  readonly alternative: string;
  /** Where the places lie, in shares of the picture's width and height. */
  readonly shares: readonly XY[];
  readonly onError: () => void;
};

/** A picture of the atlas: the answer's place at its centre, others numbered in their order. */
export function PlacesPicture({ url, alternative, shares, onError }: Props) {
  const { atlas } = useServices();
  const points = shares.map(({ x, y }) => ({ x: x * SIZE.width, y: y * SIZE.height }));
  const [, ...spread] = spreadMarkers([CENTRE, ...points], MARKER_GAP, SIZE);
  return (
    <div>
      <Box>
        <Picture src={url} alt={alternative} onError={onError} />
        <Markers viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
          <NumberedMarkers points={points} spread={spread} fill={PAPER} textFill={PRINT} />
          <AnswerMarker at={CENTRE} stroke={PAPER} />
        </Markers>
      </Box>
      <Credit>{atlas.credit}</Credit>
    </div>
  );
}
