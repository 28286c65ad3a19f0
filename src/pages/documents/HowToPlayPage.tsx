import { styled } from 'styled-components';

import { MainLink } from '../../design/Button';
import { HowToPlay } from '../../features/game/HowToPlay';
import { GamePage } from '../../layout/GamePage';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../paths';
import { useStartTexts } from '../../texts/useTexts';

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 14px;
  max-width: 66ch;
  padding-top: 20px;
`;

/** The rules have an address for links and search engines. */
export function HowToPlayPage() {
  const { help } = useStartTexts();
  return (
    <GamePage title={help.title} description={help.guess}>
      <Column>
        <SectionBoundary name="help">
          <HowToPlay />
        </SectionBoundary>
        <MainLink to={paths.zoomle}>{help.play}</MainLink>
      </Column>
    </GamePage>
  );
}
