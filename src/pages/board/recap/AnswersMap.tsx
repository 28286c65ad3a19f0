import { styled } from 'styled-components';

import type { Answer } from '../../../domain/round';
import { useWorld } from '../../../features/game/map/CountryPicture';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { framePosition } from '../../../maps/camera';
import { useTexts } from '../../../texts/useTexts';
import { FrameSvg, PicturePoints } from './PicturePoints';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;

  & > img {
    width: 100%;
    height: 100%;
  }
`;

/** The answers of several rounds on a map of the world, numbered. */
export function AnswersMap({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useTexts();
  const world = useWorld();
  const label = useCountryLabel();
  return (
    <Frame role="img" aria-label={texts.recap.answersMap}>
      <img src={world.url} alt="" />
      <FrameSvg>
        <PicturePoints
          points={answers.map((answer, index) => ({
            ...framePosition(world.box, answer),
            lines: [`${index + 1} ${label(answer.name)}`],
            isAnswer: true,
          }))}
        />
      </FrameSvg>
    </Frame>
  );
}
