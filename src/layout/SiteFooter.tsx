import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../design/Content';
import { row } from '../design/mixins';
import { MutedText } from '../design/MutedText';
import { color } from '../design/tokens';
import { selectToday } from '../features/game/gameSelectors';
import { LanguageMenu } from '../features/language/LanguageMenu';
import { paths } from '../paths';
import { useAppSelector } from '../store/hooks';
import { copyright } from '../texts/siteName';
import { useStartTexts } from '../texts/useTexts';

const Footer = styled.footer`
  margin-top: 48px;
  border-top: 1px solid ${color('line')};
  font-size: 0.9rem;
`;

const Row = styled(Content)`
  ${row('0 22px')}
  justify-content: space-between;
  min-height: 52px;

  nav {
    display: flex;
    flex-wrap: wrap;
    column-gap: 22px;
  }
  nav a {
    display: inline-block;
    padding: 12px 0;
    color: ${color('ink')};
    font-weight: 400;
    text-decoration: none;
  }
  nav a:hover {
    text-decoration: underline;
  }
`;

export function SiteFooter() {
  const texts = useStartTexts();
  const year = useAppSelector(selectToday)?.slice(0, 4);
  return (
    <Footer>
      <Row>
        <nav aria-label={texts.site.footer}>
          <Link to={paths.howToPlay}>{texts.game.menu.help}</Link>
          <Link to={paths.privacy}>{texts.site.privacy}</Link>
          <Link to={paths.about}>{texts.site.about}</Link>
          <Link to={paths.contact}>{texts.site.contact}</Link>
          <Link to={paths.blog}>{texts.site.blog}</Link>
        </nav>
        <LanguageMenu />
        <MutedText>{year && copyright(year)}</MutedText>
      </Row>
    </Footer>
  );
}
