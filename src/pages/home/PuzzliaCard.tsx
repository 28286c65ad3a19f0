import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';
import { paths } from '../../paths';
import { useStartTexts } from '../../texts/useTexts';

/** Flows as a text. */
const Line = styled.article`
  padding-top: 10px;
  border-top: 1px solid ${color('line')};
  line-height: 1.9;

  h2 {
    display: inline;
  }
  a {
    padding-block: 8px;
  }
`;

const Card = styled.a`
  color: ${color('muted')};
  font-weight: 400;
  text-decoration: none;
  cursor: default;
`;

const ComingSoon = styled.span`
  margin-inline: 4px;
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
        <h2>Puzzlia</h2> <ComingSoon>{puzzlia.comingSoon}</ComingSoon>{' '}
        <span>{puzzlia.description}</span>
      </Card>{' '}
      <Link to={paths.puzzlia}>{puzzlia.more}</Link>
    </Line>
  );
}
