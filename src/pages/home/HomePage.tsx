import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { TITLE } from '../../design/PageHeading';
import { breakpoints, color } from '../../design/tokens';
import { DarkModeSwitch } from '../../features/ui/DarkModeSwitch';
import { GameDialogs } from '../../layout/GameDialogs';
import { Notices } from '../../layout/Notices';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../paths';
import { useStartTexts } from '../../texts/useTexts';
import { PuzzliaCard } from './PuzzliaCard';
import { ZoomleCard } from './ZoomleCard';

const Bar = styled.div`
  ${row('0 22px')}
  justify-content: flex-end;
  min-height: 52px;
`;

const SignIn = styled(Link)`
  padding: 10px 0;
`;

const Headline = styled.h1`
  font-size: clamp(35px, 1rem + 4.6vw, 4rem);

  @media ${breakpoints.short} {
    font-size: 1.8rem;
  }
`;

const Tagline = styled.p`
  max-width: 44em;
  margin: 2px 0 14px;
  color: ${color('muted')};
  font-size: clamp(1rem, 0.9rem + 0.4vw, 1.2rem);

  @media ${breakpoints.short} {
    margin-bottom: 6px;
    font-size: 0.9rem;
  }
`;

const Games = styled.section`
  display: grid;
  gap: clamp(12px, 3dvh, 24px);
`;

export function HomePage() {
  const texts = useStartTexts();
  return (
    <>
      <PageHead title={texts.home.title} description={texts.descriptions.home} />
      <Page
        header={
          <Bar>
            <DarkModeSwitch />
            <SignIn to={paths.login}>{texts.home.signIn}</SignIn>
          </Bar>
        }
      >
        <Notices />
        <GameDialogs />
        <Headline id={TITLE} tabIndex={-1}>
          {texts.home.headline}
        </Headline>
        <Tagline>{texts.home.tagline}</Tagline>
        <Games aria-label={texts.home.games}>
          <SectionBoundary name="card">
            <ZoomleCard />
          </SectionBoundary>
          <PuzzliaCard />
        </Games>
      </Page>
    </>
  );
}
