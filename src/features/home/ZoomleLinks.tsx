import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { paths } from '../../routes';
import { useTexts } from '../../texts/useTexts';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 14px;
  border-top: 1px solid ${color('line')};
  font-size: clamp(0.85rem, 3.6vw, 1rem);

  a {
    padding: 10px 0;
  }
`;

export function ZoomleLinks() {
  const texts = useTexts();
  return (
    <Links aria-label={texts.home.zoomle.links}>
      <Link to={paths.practice}>{texts.game.menu.practice}</Link>
      <Link to={paths.archive}>{texts.game.menu.archive}</Link>
      <Link to={paths.statistics}>{texts.game.menu.statistics}</Link>
      <Link to={paths.challenge}>{texts.game.menu.challenge}</Link>
    </Links>
  );
}
