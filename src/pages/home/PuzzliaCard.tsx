import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { paths } from '../../paths';
import { useStartTexts } from '../../texts/useTexts';

const Line = styled.article`
  ${row('0 14px')}
  padding-top: 10px;
  border-top: 1px solid ${color('line')};

  a {
    padding-block: 8px;
  }
`;

const Card = styled.a`
  ${row('0 10px')}
  color: ${color('muted')};
  font-weight: 400;
  text-decoration: none;
  cursor: default;
`;

const ComingSoon = styled.span`
  padding: 1px 8px;
  border: 1px dashed currentcolor;
  font: 600 0.8rem/1.5 ${fonts.heading};
`;

/** Announced, but not playable yet. */
export function PuzzliaCard() {
  const { puzzlia } = useStartTexts().home;
  return (
    <Line>
      <Card href="#" onClick={(event) => event.preventDefault()}>
        <h2>Puzzlia</h2>
        <ComingSoon>{puzzlia.comingSoon}</ComingSoon>
        <span>{puzzlia.description}</span>
      </Card>
      <Link to={paths.puzzlia}>{puzzlia.more}</Link>
    </Line>
  );
}
