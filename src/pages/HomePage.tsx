import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { quietAction } from '../design/Button';
import { TITLE } from '../design/PageHeading';
import { breakpoints, color } from '../design/tokens';
import { DarkModeSwitch } from '../features/ui/DarkModeSwitch';
import { useTexts } from '../texts/useTexts';
import { GameDialogs } from './GameDialogs';
import { Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { paths } from './paths';
import { PuzzliaCard } from './PuzzliaCard';
import { SectionBoundary } from './SectionBoundary';
import { ZoomleCard } from './ZoomleCard';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  min-height: 60px;
`;

const SignIn = styled(Link)`
  ${quietAction}
`;

const Hero = styled.div`
  padding: clamp(10px, 3vw, 36px) 0 clamp(20px, 3vw, 36px);
  border-bottom: 2px solid ${color('ink')};

  @media ${breakpoints.short} {
    padding-block: 0 10px;
  }
`;

const Headline = styled.h1`
  font-size: clamp(2.4rem, 1rem + 5.2vw, 4.6rem);

  @media ${breakpoints.short} {
    font-size: 2rem;
  }
`;

const Tagline = styled.p`
  max-width: 44em;
  margin-top: 8px;
  color: ${color('muted')};
  font-size: clamp(1rem, 0.9rem + 0.4vw, 1.2rem);
`;

const Games = styled.section`
  display: grid;
  gap: 40px clamp(24px, 5vw, 64px);
  padding-top: clamp(14px, 3dvh, 26px);

  @media (min-width: 760px) {
    grid-template-columns: 3fr 2fr;
  }
`;

/** The home page lists the games. */
export function HomePage() {
  const texts = useTexts();
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
        <Hero>
          <Headline id={TITLE} tabIndex={-1}>
            {texts.home.headline}
          </Headline>
          <Tagline>{texts.home.tagline}</Tagline>
        </Hero>
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
