import { styled } from 'styled-components';

import { useAppDispatch, useWorld } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { startedOver } from '../features/game/gameSlice';
import { errorTexts } from '../texts/errors';
import { paths } from './paths';

const Section = styled.section`
  max-width: 40em;
  margin-top: 40px;

  p {
    margin: 8px 0 14px;
  }
`;

/** The way out when the site fails again and again over what is on the board. */
export function StartOver() {
  const dispatch = useAppDispatch();
  const { load } = useWorld();
  const { title, note, action } = errorTexts.startOver;
  return (
    <Section>
      <h2>{title}</h2>
      <p>{note}</p>
      <QuietButton
        onClick={() => {
          dispatch(startedOver());
          load(paths.zoomle);
        }}
      >
        {action}
      </QuietButton>
    </Section>
  );
}
