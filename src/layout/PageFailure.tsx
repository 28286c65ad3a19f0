import { useHref } from 'react-router-dom';
import { styled } from 'styled-components';

import { Button, MainLink } from '../design/Button';
import { Content } from '../design/Content';
import { MutedText } from '../design/MutedText';
import { PageHeading } from '../design/PageHeading';
import { startedOver } from '../features/events';
import { LanguageMenu } from '../features/language/LanguageMenu';
import { paths } from '../paths';
import { useAppDispatch, useServices } from '../store/hooks';
import { pageTitle } from '../texts/siteName';
import { useStartTexts } from '../texts/useTexts';
import { Failure } from './Failure';
import { Notices } from './Notices';
import { PageHead } from './PageHead';

const Main = styled(Content)`
  padding-block: 64px;

  h2 {
    margin-top: 40px;
  }
  > p {
    max-width: 40em;
    margin: 14px 0;
  }
  > p:first-child {
    margin: 0;
  }
  > [role='alert'] {
    margin-top: 20px;
  }
`;

/** Replaces a failed page. Its link home reloads the site, whose state may be broken. */
export function PageFailure() {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const { load } = useServices();
  const { title, broken, home, startOver } = texts.errors;
  const zoomle = useHref(paths.zoomle);
  return (
    <Main as="main">
      <PageHead title={pageTitle(title)} description={broken} />
      <PageHeading title={title} />
      <Failure text={broken} />
      <MainLink to={paths.home} reloadDocument>
        {home}
      </MainLink>
      <h2>{startOver.title}</h2>
      <p>{startOver.note}</p>
      <Button
        variant="quiet"
        onClick={() => {
          dispatch(startedOver());
          load(zoomle);
        }}
      >
        {startOver.action}
      </Button>
      <LanguageMenu />
    </Main>
  );
}

export function NotFoundPage() {
  const texts = useStartTexts();
  const { title, notFound, home } = texts.errors;
  return (
    <Main as="main">
      <PageHead title={pageTitle(notFound.title)} description={notFound.note} noindex />
      <MutedText>{title}</MutedText>
      <PageHeading title={notFound.title} />
      <Notices />
      <p>{notFound.note}</p>
      <MainLink to={paths.home} reloadDocument>
        {home}
      </MainLink>
      <LanguageMenu />
    </Main>
  );
}
