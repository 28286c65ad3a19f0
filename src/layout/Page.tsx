import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content } from '../design/Content';
import { PageHeading, TITLE } from '../design/PageHeading';
import { color } from '../design/tokens';
import { pageTitle } from '../texts/siteName';
import { useStartTexts } from '../texts/useTexts';
import { Notices } from './Notices';
import { PageHead } from './PageHead';
import { SiteFooter } from './SiteFooter';
import { TopBar } from './TopBar';

const SkipLink = styled.a`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  z-index: 3;
  padding: 10px 16px;
  background: ${color('surface')};

  &:not(:focus) {
    transform: translateY(-100%);
  }
`;

/** Keeps the address: its hash may be a challenge's code. */
function jumpToTitle(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(TITLE)?.focus();
}

type Props = {
  readonly header: ReactNode;
  readonly children: ReactNode;
};

export function Page({ header, children }: Props) {
  const texts = useStartTexts();
  return (
    <>
      <Content as="header">
        <SkipLink href={`#${TITLE}`} onClick={jumpToTitle}>
          {texts.site.skip}
        </SkipLink>
        {header}
      </Content>
      <Content as="main">{children}</Content>
      <SiteFooter />
    </>
  );
}

export type TitledPageProps = ComponentProps<typeof PageHeading> & {
  readonly description: string;
  readonly children: ReactNode;
};

export const TitledPage = ({
  description,
  navigation,
  children,
  ...heading
}: TitledPageProps & { readonly navigation?: ReactNode }) => (
  <>
    <PageHead title={pageTitle(heading.title)} description={description} />
    <Page header={<TopBar>{navigation}</TopBar>}>
      <PageHeading {...heading} />
      <Notices />
      {children}
    </Page>
  </>
);
