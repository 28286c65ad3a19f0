import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { color, fonts } from '../design/tokens';
import { useTexts } from '../texts/useTexts';
import { paths } from './paths';
import { Description, Name } from './ZoomleCard';

const Card = styled.a`
  display: block;
  margin-bottom: 12px;
  color: inherit;
  font-weight: 400;
  text-decoration: none;
  cursor: default;
`;

const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const ComingSoon = styled.span`
  padding: 1px 8px;
  border: 1px dashed ${color('muted')};
  color: ${color('muted')};
  font: 600 0.8rem/1.5 ${fonts.heading};
`;

/** The announced game. It cannot be played: its card leads nowhere, a link tells about it. */
export function PuzzliaCard() {
  const texts = useTexts();
  const { puzzlia } = texts.home;
  return (
    <article>
      <Card href="#" onClick={(event) => event.preventDefault()}>
        <NameRow>
          <Name>{puzzlia.name}</Name>
          <ComingSoon>{puzzlia.comingSoon}</ComingSoon>
        </NameRow>
        <Description>{puzzlia.description}</Description>
      </Card>
      <Link to={paths.puzzlia}>{puzzlia.more}</Link>
    </article>
  );
}
