import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { quietAction } from '../design/Button';
import { TITLE } from '../design/PageHeading';
import { color } from '../design/tokens';
import { DarkModeSwitch } from '../features/ui/DarkModeSwitch';
import { descriptions } from '../texts/descriptions';
import { homeTexts } from '../texts/home';
import { GameDialogs } from './GameDialogs';
import { Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { paths } from './paths';
import { PuzzliaCard } from './PuzzliaCard';
import { SectionBoundary } from './SectionBoundary';
import { SiteFooter } from './SiteFooter';
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
  padding: clamp(28px, 5vw, 52px) 0 clamp(28px, 4vw, 44px);
  border-bottom: 2px solid ${color('ink')};
`;

const Headline = styled.h1`
  font-size: clamp(2.6rem, 1rem + 6.4vw, 5.4rem);
`;

const Tagline = styled.p`
  max-width: 34em;
  margin-top: 12px;
  color: ${color('muted')};
  font-size: 1.2rem;
`;

const Games = styled.section`
  display: grid;
  gap: 40px clamp(24px, 5vw, 64px);
  padding-top: 26px;

  @media (min-width: 760px) {
    grid-template-columns: 3fr 2fr;
  }
`;

/** The home page lists the games. */
export function HomePage() {
  return (
    <>
      <PageHead title={homeTexts.title} description={descriptions.home} />
      <Page
        header={
          <Bar>
            <DarkModeSwitch />
            <SignIn to={paths.login}>{homeTexts.signIn}</SignIn>
          </Bar>
        }
      >
        <Notices />
        <GameDialogs />
        <Hero>
          <Headline id={TITLE} tabIndex={-1}>
            {homeTexts.headline}
          </Headline>
          <Tagline>{homeTexts.tagline}</Tagline>
        </Hero>
        <Games aria-label={homeTexts.games}>
          <SectionBoundary name="card">
            <ZoomleCard />
          </SectionBoundary>
          <PuzzliaCard />
        </Games>
      </Page>
      <SiteFooter />
    </>
  );
}
